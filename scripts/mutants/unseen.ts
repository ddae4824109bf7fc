// What decides nothing in play: the parts that say, show, check, offer and form, and the functions, numbers and lists that only such
// parts use. No scenario looks at them; other tests do.
import ts from 'typescript';

/** Parts of a word that make words and forms, and say which packs may have it. */
const WORDS: ReadonlySet<string> = new Set(['describe', 'example', 'fields', 'format', 'schema']);
/** Parts of an action that say, show and offer it: whether it is legal and what it does are `check` and `apply`. */
const SHOWN: ReadonlySet<string> = new Set([
  'card',
  'did',
  'fields',
  'form',
  'group',
  'inNumbers',
  'isOneOfMany',
  'isWanted',
  'key',
  'offers',
  'order',
  'say',
  'scenario',
  'tries',
]);
/** Parts of a trigger that say which rules make sense there, and how they are printed: tests of misuses and texts see them. */
const MEANT: ReadonlySet<string> = new Set([
  'inPlay',
  'never',
  'ofTurn',
  'prevents',
  'saysInPlay',
  'staysInHand',
  'unplayable',
]);
/** Calls that make the form of a file (TypeBox), which the tests of the forms look at. */
const FORMS = /^(Type\.|(closed|either|orElse|since|tagged|wordsSince)$)/;
/** Files that put the game into words: for players, and for scenarios. */
const WORDING = /\/(narrate|scenario|text)\/|\/(say|describe)\.ts$/;

/** Whether a node is the part of a verb, a trigger or an action that says, shows, checks or offers it, or makes a form. */
function isUnseenPart(node: ts.Node, file: string): boolean {
  if (ts.isCallExpression(node)) return FORMS.test(node.expression.getText());
  if (!ts.isPropertyAssignment(node) && !ts.isMethodDeclaration(node)) return false;
  const name = node.name.getText();
  if (file.includes('/actions/')) return SHOWN.has(name);
  return WORDS.has(name) || (file.includes('/triggers/') && MEANT.has(name));
}

/** A place where something is named: in which of the others, or `played` where it is in none. */
interface Use {
  readonly of: ts.Symbol;
  readonly by: ts.Symbol | 'played';
}

/**
 * The nodes of which no scenario can see anything, in the files that the scenarios of a game run.
 *
 * @param files paths relative to the root: all that is loaded to run them
 */
export function unseenIn(program: ts.Program, root: string, files: readonly string[]): ReadonlySet<ts.Node> {
  const checker = program.getTypeChecker();
  const parts = new Set<ts.Node>();
  const declared = new Map<ts.Symbol, ts.Node>();
  const uses: Use[] = [];
  const sources = files.flatMap((file) => {
    const source = program.getSourceFile(`${root}/${file}`);
    return source ? [{ file, source }] : [];
  });

  const meant = (name: ts.Identifier): ts.Symbol | undefined => {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  };

  for (const { source } of sources) {
    for (const { name, node } of source.statements.flatMap(declaredBy)) {
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) declared.set(symbol, node);
    }
  }
  const own = new Set([...declared.keys()].map(({ name }) => name));
  const names = new Set([...own, ...sources.flatMap(({ source }) => otherNames(source, own))]);
  const owners = new Map([...declared].map(([symbol, node]) => [node, symbol]));

  function look(node: ts.Node, file: string, within: ts.Symbol | 'played'): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isUnseenPart(node, file)) {
      parts.add(node);
      return;
    }
    const by = owners.get(node) ?? within;
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const of = meant(node);
      if (of && of !== by && declared.has(of)) uses.push({ of, by });
    }
    ts.forEachChild(node, (child) => look(child, file, by));
  }
  for (const { file, source } of sources) if (!WORDING.test(file)) look(source, file, 'played');

  const played = new Set<ts.Symbol | 'played'>(['played']);
  for (let found = -1; found !== played.size;) {
    found = played.size;
    for (const { of, by } of uses) if (played.has(by)) played.add(of);
  }
  for (const [symbol, node] of declared) if (!played.has(symbol)) parts.add(node);
  return parts;
}

/** What a file calls that has another name in the file it is from. */
const otherNames = (source: ts.SourceFile, own: ReadonlySet<string>): string[] =>
  source.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.flatMap(({ name, propertyName }) =>
      propertyName && own.has(propertyName.text) ? [name.text] : [],
    );
  });

const isFunctionOrNumber = (value: ts.Expression): boolean =>
  ts.isArrowFunction(value) || ts.isNumericLiteral(value);

/** A list that is made from another one, as the words that a field may hold. */
const isSiftedList = (value: ts.Expression): boolean =>
  ts.isCallExpression(value) &&
  ts.isPropertyAccessExpression(value.expression) &&
  /^(filter|flatMap|map)$/.test(value.expression.name.text);

/** The functions, numbers and lists that a statement at the top of a file declares. */
function declaredBy(statement: ts.Statement): { readonly name: ts.Identifier; readonly node: ts.Node }[] {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name, node: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((node) => {
    const { name, initializer } = node;
    if (initializer === undefined || !ts.isIdentifier(name)) return [];
    return isFunctionOrNumber(initializer) || isSiftedList(initializer) ? [{ name, node }] : [];
  });
}
