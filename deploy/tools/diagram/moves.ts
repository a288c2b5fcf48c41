import type { Lifecycle } from '@embarca/contracts/kit/manifest.ts'

/** A transition from one status to another, by these commands. */
export type DiagramMove = { readonly from: string; readonly to: string; readonly commands: readonly string[] }
export type LifecycleDiagram = {
  readonly statuses: readonly { readonly name: string; readonly stays: readonly string[]; readonly fromAnywhere: readonly string[] }[]
  readonly moves: readonly DiagramMove[]
}

/** A command that leads to the same status from this many others is listed inside that status instead of drawn. */
const MANY = 3

/** The contents of a machine's diagram: statuses, commands without a transition, and transitions. */
export const pictureOf = (machine: Pick<Lifecycle, 'states'>): LifecycleDiagram => {
  const all = Object.entries(machine.states).flatMap(([from, { on }]) =>
    Object.entries(on).flatMap(([command, ways]) => ways.map((transition) => ({ from, command, to: transition.target?.[0]?.key ?? from }))),
  )
  const stays = all.filter(({ from, to }) => from === to)
  const leaves = all.filter(({ from, to }) => from !== to)
  const many = ({ command, to }: (typeof all)[number]) => leaves.filter((one) => one.command === command && one.to === to).length >= MANY
  return {
    statuses: Object.keys(machine.states).map((name) => ({
      name,
      stays: distinct(stays.filter(({ from }) => from === name)),
      fromAnywhere: distinct(leaves.filter((one) => one.to === name && many(one))),
    })),
    moves: together(leaves.filter((one) => !many(one))),
  }
}

const distinct = (ways: readonly { readonly command: string }[]) => [...new Set(ways.map(({ command }) => command))]

const together = (ways: readonly { from: string; to: string; command: string }[]): DiagramMove[] => {
  const moves = new Map<string, DiagramMove>()
  for (const { from, to, command } of ways) {
    const known = moves.get(`${from}>${to}`)
    moves.set(`${from}>${to}`, { from, to, commands: [...new Set([...(known?.commands ?? []), command])] })
  }
  return [...moves.values()]
}
