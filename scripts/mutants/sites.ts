// Finds the places of a source file where one small change gives another program: a mutant.
import ts from 'typescript';

/** One changed program: a piece of one file replaced. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What was there and what is there now, for people. */
  readonly change: string;
  /** The innermost function around it, by its place in `functions`; -1 at the top level. */
  readonly inside: number;
}

/** What was found in a file. */
export interface Sites {
  readonly mutants: Mutant[];
  /** Where the body of each function begins, and whether it is a block; in the order of the source. */
  readonly functions: { readonly at: number; readonly end: number; readonly block: boolean }[];
}

const OPERATORS: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '++': '--',
  '--': '++',
};

/** Calls that only tell what happened: no scenario looks at them. */
const TELLS = new Set(['emit']);
/** Calls whose last two arguments may be swapped: the same program. `turned` adds them. */
const SYMMETRIC = new Set(['Math.max', 'Math.min', 'turned']);

/** A program that knows the types of the files: arguments are swapped only where the compiler would not notice. */
export function typesOf(root: string, files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  return ts.createProgram(
    files.map((file) => `${root}/${file}`),
    options,
  );
}

/**
 * Finds all mutants of a file.
 *
 * @param unseen nodes that are left out, as no scenario can see anything of them
 */
export function findSites(
  program: ts.Program,
  root: string,
  file: string,
  unseen: ReadonlySet<ts.Node>,
): Sites {
  const source = program.getSourceFile(`${root}/${file}`)!;
  const { text } = source;
  const checker = program.getTypeChecker();
  const mutants: Mutant[] = [];
  const functions: { at: number; end: number; block: boolean }[] = [];
  let inside = -1;

  const add = (node: { start: number; end: number }, replacement: string, change: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.start).line + 1;
    mutants.push({ file, line, start: node.start, end: node.end, text: replacement, change, inside });
  };
  const span = (node: ts.Node) => ({ start: node.getStart(source), end: node.end });
  const short = (code: string): string => {
    const line = code.replaceAll(/\s+/g, ' ');
    return line.length > 60 ? `${line.slice(0, 57)}...` : line;
  };
  const replace = (node: ts.Node, replacement: string): void =>
    add(span(node), replacement, `\`${short(node.getText(source))}\` -> \`${short(replacement)}\``);

  function operator(
    node: ts.BinaryExpression | ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
    token: string,
    at: number,
  ): void {
    const other = OPERATORS[token];
    if (other === undefined) return;
    const whole = node.getText(source);
    const changed =
      whole.slice(0, at - node.getStart(source)) +
      other +
      whole.slice(at - node.getStart(source) + token.length);
    add({ start: at, end: at + token.length }, other, `\`${short(whole)}\` -> \`${short(changed)}\``);
  }

  function binary(node: ts.BinaryExpression): void {
    const token = node.operatorToken.getText(source);
    const texts = [node.left, node.right].some(
      (side) => ts.isStringLiteral(side) || ts.isTemplateExpression(side),
    );
    if (token === '+' && texts) return;
    operator(node, token, node.operatorToken.getStart(source));
  }

  /** The whole condition of a guard is dropped; others are turned round, unless turning its only operator does that. */
  function condition(node: ts.IfStatement): void {
    if (leaves(node.thenStatement)) replace(node.expression, 'false');
    else turnRound(node.expression);
  }

  function turnRound(expression: ts.Expression): void {
    const isNot =
      ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.ExclamationToken;
    const isEqual =
      ts.isBinaryExpression(expression) && /^[!=]==$/.test(expression.operatorToken.getText(source));
    if (!isNot && !isEqual) replace(expression, `!(${expression.getText(source)})`);
  }

  /** Whether an `if` decides about nothing but events. */
  function onlyTells(node: ts.IfStatement): boolean {
    const { thenStatement, elseStatement } = node;
    const only = onlyStatement(thenStatement);
    return (
      elseStatement === undefined &&
      ts.isExpressionStatement(only) &&
      /^\w+\.emit\(/.test(only.getText(source))
    );
  }

  function order(statements: readonly ts.Statement[]): void {
    for (let i = 1; i < statements.length; i++) {
      const [first, second] = [statements[i - 1], statements[i]];
      if (!isWork(first) || !isWork(second)) continue;
      const [a, b] = [first.getText(source), second.getText(source)];
      add(
        { start: first.getStart(source), end: second.end },
        `${b}\n${a}`,
        `\`${short(a)}\` after \`${short(b)}\``,
      );
    }
  }

  function callOrder(node: ts.CallExpression): void {
    const last = node.arguments.length - (SYMMETRIC.has(node.expression.getText(source)) ? 1 : 0);
    for (let i = 1; i < last; i++) {
      const [a, b] = [node.arguments[i - 1], node.arguments[i]];
      if (!alike(a, b) || a.getText(source) === b.getText(source)) continue;
      if (!fits(node, i - 1, b) || !fits(node, i, a)) continue;
      const call = node.expression.getText(source);
      const swapped = `${b.getText(source)}, ${a.getText(source)}`;
      add(
        { start: a.getStart(source), end: b.end },
        swapped,
        `\`${short(call)}(... ${swapped} ...)\`: arguments swapped`,
      );
    }
  }

  function visit(node: ts.Node): void {
    if (
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportDeclaration(node)
    )
      return;
    if (ts.isIfStatement(node) && onlyTells(node)) return;
    if (unseen.has(node)) return;
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText(source);
      if (TELLS.has(name)) return;
      callOrder(node);
    }
    if (ts.isBinaryExpression(node)) binary(node);
    else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) unary(node);
    else if (ts.isIfStatement(node)) condition(node);
    else if (ts.isConditionalExpression(node)) turnRound(node.condition);
    else if (ts.isNumericLiteral(node) && !isBit(node.parent)) replace(node, String(Number(node.text) + 1));
    else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    else if (ts.isBlock(node)) order(node.statements);
    const outer = inside;
    const body = bodyOf(node);
    if (body) {
      inside = functions.length;
      functions.push({ at: body.getStart(source), end: body.end, block: ts.isBlock(body) });
    }
    ts.forEachChild(node, visit);
    inside = outer;
  }

  function unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): void {
    if (node.operator === ts.SyntaxKind.ExclamationToken) replace(node, `(${node.operand.getText(source)})`);
    else if (
      node.operator === ts.SyntaxKind.PlusPlusToken ||
      node.operator === ts.SyntaxKind.MinusMinusToken
    ) {
      const at = ts.isPrefixUnaryExpression(node) ? node.getStart(source) : node.end - 2;
      operator(node, text.slice(at, at + 2), at);
    }
  }

  /** A call of a rule: what comes first may matter. */
  function isWork(statement: ts.Statement): boolean {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const [first] = statement.expression.arguments;
    return first !== undefined && first.getText(source) === 'g';
  }

  /** Whether two arguments are simple and interchangeable. */
  function alike(a: ts.Expression, b: ts.Expression): boolean {
    if (
      ![a, b].every(
        (node) => ts.isIdentifier(node) || ts.isNumericLiteral(node) || ts.isPropertyAccessExpression(node),
      )
    )
      return false;
    const [left, right] = [a, b].map((node) =>
      checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node)),
    );
    return checker.isTypeAssignableTo(left, right) && checker.isTypeAssignableTo(right, left);
  }

  /** Whether the compiler takes a value in that place of a call. */
  function fits(call: ts.CallExpression, place: number, value: ts.Expression): boolean {
    const parameter = checker.getResolvedSignature(call)?.parameters[place];
    if (parameter === undefined) return true;
    return checker.isTypeAssignableTo(
      checker.getTypeAtLocation(value),
      checker.getTypeOfSymbolAtLocation(parameter, call),
    );
  }

  visit(source);
  return { mutants, functions };
}

/** A bit of a set that is written out (`1 << 3`): which one it is means nothing. That no two are the same, tests of units see. */
const isBit = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.LessThanLessThanToken &&
  ts.isNumericLiteral(node.left) &&
  ts.isNumericLiteral(node.right);

/** Whether a statement only leaves: such an `if` is a guard. */
function leaves(statement: ts.Statement): boolean {
  const only =
    ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0] : statement;
  return (
    ts.isReturnStatement(only) ||
    ts.isContinueStatement(only) ||
    ts.isBreakStatement(only) ||
    ts.isThrowStatement(only)
  );
}

/** The statement itself, or the one in its block. */
function onlyStatement(statement: ts.Statement): ts.Statement {
  return ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0] : statement;
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node);
  return isFunction ? node.body : undefined;
}

/** The text with a call of `hit` at the beginning of each function. */
export function instrument(text: string, sites: Sites, hit: (index: number) => string): string {
  const inserts: [number, string][] = [];
  sites.functions.forEach(({ at, end, block }, i) => {
    if (block) inserts.push([at + 1, `${hit(i)};`]);
    else inserts.push([at, `(${hit(i)}, `], [end, ')']);
  });
  // From the end, so that places stay valid. What closes at a place comes before what opens there.
  inserts.sort((a, b) => b[0] - a[0] || (a[1] === ')' ? 1 : b[1] === ')' ? -1 : 0));
  let changed = text;
  for (const [at, insert] of inserts) changed = changed.slice(0, at) + insert + changed.slice(at);
  return changed;
}
