import ts from 'typescript'

/** Where an alteration stands: names from a declaration inwards, and which node below them. */
export type SourcePosition = {
  /** A declaration of the product, and the properties, attributes or declarations inside it: `cuts.freight`. Anywhere when absent. */
  readonly at?: string
  /** Another declaration of the same file, where several files declare the first name. */
  readonly beside?: string
  /** Of which kind the node is, and which one of them in the order of the source: `condition 2`. Its value when absent. */
  readonly the?: Kind | `${Kind} ${number}`
  /** Every literal of this value instead, and every piece of a text. */
  readonly value?: string | number
}
export type Kind = keyof typeof kinds

const isBinary = (node: ts.Node, ...operators: readonly ts.SyntaxKind[]) =>
  ts.isBinaryExpression(node) && operators.includes(node.operatorToken.kind)
const { SyntaxKind } = ts

const kinds = {
  number: ts.isNumericLiteral,
  string: ts.isStringLiteral,
  regexp: ts.isRegularExpressionLiteral,
  null: (node: ts.Node) => node.kind === SyntaxKind.NullKeyword,
  call: ts.isCallExpression,
  await: ts.isAwaitExpression,
  spread: ts.isSpreadElement,
  choice: ts.isConditionalExpression,
  optional: (node: ts.Node) => ts.isPropertyAccessExpression(node) && ts.isPropertyAccessChain(node),
  and: (node: ts.Node) => isBinary(node, SyntaxKind.AmpersandAmpersandToken),
  or: (node: ts.Node) => isBinary(node, SyntaxKind.BarBarToken),
  arithmetic: (node: ts.Node) => isBinary(node, SyntaxKind.AsteriskToken, SyntaxKind.SlashToken, SyntaxKind.PercentToken),
  comparison: (node: ts.Node) =>
    isBinary(
      node,
      ...[SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken],
      ...[SyntaxKind.LessThanToken, SyntaxKind.LessThanEqualsToken, SyntaxKind.GreaterThanToken, SyntaxKind.GreaterThanEqualsToken],
    ),
  /** What an `if` or a `? :` asks. */
  condition: (node: ts.Node) =>
    (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
    (ts.isConditionalExpression(node.parent) && node.parent.condition === node),
  /** What a `? :` gives when its condition holds. */
  then: (node: ts.Node) => ts.isConditionalExpression(node.parent) && node.parent.whenTrue === node,
  /** What stands in a template between its pieces. */
  slot: (node: ts.Node) => ts.isTemplateSpan(node.parent) && node.parent.expression === node,
  /** The value of a computed key. */
  entry: (node: ts.Node) =>
    ts.isPropertyAssignment(node.parent) && ts.isComputedPropertyName(node.parent.name) && node.parent.initializer === node,
} satisfies Readonly<Record<string, (node: ts.Node) => boolean>>

const descendants = (node: ts.Node): readonly ts.Node[] => {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child, ...descendants(child)))
  return children
}

const hasName = (node: ts.Node, name: string): boolean => {
  const named =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isJsxAttribute(node)
  return named && node.name !== undefined && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) && node.name.text === name
}

const declared = (file: ts.SourceFile): readonly ts.Node[] =>
  file.statements.flatMap((statement): readonly ts.Node[] =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
  )

/** What a named thing is: the initializer of a declaration or a property, what an attribute says. */
const contentOf = (node: ts.Node): ts.Node => {
  if (ts.isJsxAttribute(node) && node.initializer)
    return ts.isJsxExpression(node.initializer) ? (node.initializer.expression ?? node) : node.initializer
  return (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer ? node.initializer : node
}

/** The innermost thing that a position names, in one file. */
const named = (file: ts.SourceFile, { at, beside }: SourcePosition): ts.Node | undefined => {
  if (at === undefined) return file
  const [first = '', ...inner] = at.split('.')
  const top = declared(file)
  if (beside !== undefined && !top.some((node) => hasName(node, beside))) return undefined
  return inner.reduce<ts.Node | undefined>(
    (scope, name) => scope && descendants(scope).find((node) => hasName(node, name)),
    top.find((node) => hasName(node, first)),
  )
}

/** The value of a literal; texts between tags, and pieces of a template, without the white space around them. */
export const literalOf = (node: ts.Node): string | number | undefined => {
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  return ts.isJsxText(node) || ts.isTemplateLiteralToken(node) ? node.text.trim() : undefined
}

/** The nodes that stand at this position of a file: none where the file does not declare it. */
export const nodesAt = (file: ts.SourceFile, position: SourcePosition): readonly ts.Node[] => {
  const scope = named(file, position)
  if (!scope) return []
  const { the, value } = position
  if (value !== undefined) return [scope, ...descendants(scope)].filter((node) => literalOf(node) === value)
  if (the === undefined) return [contentOf(scope)]
  const [kind, nth = '1'] = the.split(' ') as [Kind, string?]
  const node = [contentOf(scope), ...descendants(contentOf(scope))].filter((each) => kinds[kind](each))[Number(nth) - 1]
  return node ? [node] : []
}
