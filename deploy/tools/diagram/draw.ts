import dagre from '@dagrejs/dagre'
import type { DiagramMove, LifecycleDiagram } from './moves.ts'
import { commandLabel, statusLabel } from './words.pt.ts'

const LINE = 15
const CHARACTER_WIDTH = 6.6
const PAD = 12

/** The picture as SVG; its colours are the page's own (`--ink`, `--line` …), so it follows the theme. */
export const draw = ({ statuses, moves }: LifecycleDiagram, title: string, labels: Readonly<Record<string, string>>): string => {
  const linesOf = linesBy(labels)
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 46, edgesep: 18, marginx: 16, marginy: 16 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const status of statuses) graph.setNode(status.name, sizeOf(linesOf(status)))
  const order = statuses.map(({ name }) => name)
  const returns = ({ from, to }: DiagramMove) => order.indexOf(to) < order.indexOf(from)
  // Backward transitions are laid out forward and drawn reversed: so the diagram reads from the first status to the last.
  for (const move of moves) {
    const [above, below] = returns(move) ? [move.to, move.from] : [move.from, move.to]
    graph.setEdge(above, below, { ...sizeOf(move.commands.map(labelOf), 4), labelpos: 'c' }, nameOf(move))
  }
  dagre.layout(graph)

  const layOut = (move: DiagramMove): PlacedLabel => {
    const edge = returns(move) ? graph.edge(move.to, move.from, nameOf(move)) : graph.edge(move.from, move.to, nameOf(move))
    return returns(move) ? { ...edge, points: [...edge.points].reverse() } : edge
  }
  const { width = 0, height = 0 } = graph.graph()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" role="img" aria-label="${title}" font-family="inherit" font-size="11.5">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="var(--ink-2,#4a5b66)"/></marker></defs>',
    ...moves.map((move) => arrow(layOut(move))),
    ...moves.map((move) => caption(move, layOut(move))),
    ...statuses.map((status) => box(status.name, linesOf(status), graph.node(status.name))),
    '</svg>',
    '',
  ].join('\n')
}

const linesBy =
  (labels: Readonly<Record<string, string>>) =>
  ({ name, stays, fromAnywhere }: LifecycleDiagram['statuses'][number]): readonly string[] => [
    statusLabel(name, labels) ?? name,
    ...fromAnywhere.map((command) => `→ ${labelOf(command)}`),
    ...(stays.length > 3 ? [`↻ ${stays.length} comandos`] : stays.map((command) => `↻ ${labelOf(command)}`)),
  ]
const labelOf = (command: string) => commandLabel(command) ?? command
const sizeOf = (lines: readonly string[], pad = PAD) => ({
  width: Math.max(...lines.map((line) => line.length)) * CHARACTER_WIDTH + 2 * pad,
  height: lines.length * LINE + 2 * pad - 4,
})
const round = (size: number) => Math.round(size * 10) / 10

type Spot = { readonly x: number; readonly y: number }
const words = (lines: readonly string[], { x, y }: Spot, style: (index: number) => string) =>
  lines
    .map(
      (line, i) =>
        `<text x="${round(x)}" y="${round(y + (i - (lines.length - 1) / 2) * LINE + 4)}" text-anchor="middle" ${style(i)}>${line}</text>`,
    )
    .join('')

/** The code is a tooltip. */
const box = (name: string, lines: readonly string[], { x, y, width, height }: Spot & { width: number; height: number }) =>
  `<g><title>${name}</title><rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="8" fill="var(--surface,#fff)" stroke="var(--line-strong,#c8d0d5)"/>` +
  `${words(lines, { x, y }, (i) => (i ? 'fill="var(--ink-2,#4a5b66)"' : 'fill="var(--ink,#16232b)" font-weight="600"'))}</g>`

type PlacedLabel = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly points: readonly Spot[]
}
const nameOf = ({ from, to }: DiagramMove) => `${from}>${to}`

const arrow = ({ points }: PlacedLabel) =>
  `<path d="${points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')}" fill="none" stroke="var(--ink-2,#4a5b66)" stroke-opacity=".6" marker-end="url(#tip)"/>`

const caption = ({ commands }: DiagramMove, { x, y, width, height }: PlacedLabel) =>
  `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" fill="var(--ground,#f4f6f7)" fill-opacity=".9"/>` +
  `<g><title>${commands.join(', ')}</title>${words(commands.map(labelOf), { x, y }, () => 'fill="var(--ink-2,#4a5b66)"')}</g>`
