import { format } from 'prettier';

/** A fenced block of JSON as the guide shows it; `kind` says what it is (for the tests, not for readers). */
export async function jsonBlock(value: unknown, kind: string): Promise<string> {
  const text = await format(JSON.stringify(value), { parser: 'json', printWidth: 110 });
  return `\`\`\`json ${kind}\n${text}\`\`\``;
}
