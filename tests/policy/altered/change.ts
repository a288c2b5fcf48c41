import ts from 'typescript'

/** What an alteration makes of a node. */
export type Change =
  /** Another value, which is a literal. */
  | { readonly becomes: string | number | boolean | null | undefined | readonly never[] | Record<string, never> }
  /** Nothing: the property, element, attribute, argument or statement that holds it is taken out. */
  | { readonly removed: true }
  /** A part of itself: of a choice, an operation, or a call. */
  | { readonly keeps: 'left' | 'right' | 'then' | 'else' | 'receiver' | 'argument' }
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

const codeOf = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value))

const isMember = (node: ts.Node): boolean =>
  ts.isObjectLiteralElement(node) ||
  ts.isJsxAttribute(node) ||
  ts.isStatement(node) ||
  ts.isArrayLiteralExpression(node.parent) ||
  (ts.isCallExpression(node.parent) && node.parent.expression !== node)
const memberOf = (node: ts.Node): ts.Node => (isMember(node) ? node : memberOf(node.parent))

const partOf = (node: ts.Node, keeps: string): ts.Node | undefined => {
  if (ts.isBinaryExpression(node)) return { left: node.left, right: node.right }[keeps]
  if (ts.isConditionalExpression(node)) return { then: node.whenTrue, else: node.whenFalse }[keeps]
  if (!ts.isCallExpression(node)) return undefined
  const receiver = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : undefined
  return { receiver, argument: node.arguments[0] }[keeps]
}

/** Text between tags, and pieces of a template, keep the white space and the marks around them. */
const editOfText = (node: ts.Node, raw: string, value: unknown): Edit => {
  const text = (node as ts.LiteralLikeNode).text.trim()
  const start = node.getStart() + raw.indexOf(text)
  return { start, end: start + text.length, text: String(value) }
}

/** The edit of a source that changes a node; none where the node lacks the part that it should keep. */
export const editOf = (node: ts.Node, change: Change): Edit | undefined => {
  const whole = (of: ts.Node, text: string): Edit => ({ start: of.getStart(), end: of.getEnd(), text })
  if ('removed' in change) {
    const member = memberOf(node)
    const comma = /^\s*,/.exec(member.getSourceFile().text.slice(member.getEnd()))?.[0].length ?? 0
    return { start: member.getStart(), end: member.getEnd() + (ts.isStatement(member) ? 0 : comma), text: '' }
  }
  if ('keeps' in change) {
    const part = partOf(node, change.keeps)
    return part && whole(node, part.getText())
  }
  if (ts.isJsxText(node) || (ts.isTemplateLiteralToken(node) && !ts.isNoSubstitutionTemplateLiteral(node)))
    return editOfText(node, node.getText(), change.becomes)
  if (ts.isRegularExpressionLiteral(node)) return whole(node, `/${change.becomes}/`)
  return whole(
    node,
    ts.isJsxAttribute(node.parent) && typeof change.becomes !== 'string' ? `{${codeOf(change.becomes)}}` : codeOf(change.becomes),
  )
}

/** A source with its edits made, the last one first. */
export const edited = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
