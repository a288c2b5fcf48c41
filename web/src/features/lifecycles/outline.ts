import type { Lifecycle } from '@embarca/contracts/kit/manifest.ts'
import { machineStatusLabels } from '@embarca/contracts/labels.pt.ts'
import { allLifecycles } from '@embarca/contracts/lifecycles.ts'
import { columnOf, type LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { commandWords } from '@embarca/contracts/words.ts'
import type { Machine } from './machines.ts'

type Move = { readonly to: string; readonly label: string; readonly commands: readonly string[] }
export type OutlineStatus = {
  readonly name: string
  readonly label: string
  /** Where commands lead from here, by target. */
  readonly moves: readonly Move[]
  /** Commands that are allowed here and keep the status. */
  readonly stays: readonly string[]
}
export type Phase = { readonly title: string; readonly statuses: readonly OutlineStatus[] }

const commandLabel = (command: string) => commandWords[command] ?? command
const labelsFrom = (own: Readonly<Record<string, string>>) => (status: string) => own[status] ?? machineStatusLabels[status] ?? status

const statusOf = (name: string, on: Lifecycle['states'][string]['on'], label: (status: string) => string): OutlineStatus => {
  const ways = Object.entries(on).flatMap(([command, transitions]) =>
    transitions.map(({ target }) => ({ command: commandLabel(command), to: target?.[0]?.key ?? name })),
  )
  const distinct = (target: string) => [...new Set(ways.filter(({ to }) => to === target).map(({ command }) => command))]
  const targets = [...new Set(ways.map(({ to }) => to))].filter((to) => to !== name)
  return { name, label: label(name), moves: targets.map((to) => ({ to, label: label(to), commands: distinct(to) })), stays: distinct(name) }
}

const ENDED = 'Encerradas'
const BEFORE: readonly string[] = ['NEW', 'DRAFT', 'CREATED']
/** The phase of a load's status: before the offer, a column of the board, or ended. */
const phaseOf = (status: string) => {
  if (BEFORE.includes(status)) return 'Antes da oferta'
  const column = columnOf(status as LoadLifecycleStatus)
  return column ? loadLabels.column[column] : ENDED
}

/** What each status of a machine allows and where it leads; a load's statuses by phase, those of other machines in one. */
export const outlineOf = (machine: Machine): readonly Phase[] => {
  const { machine: lifecycle, statusLabels } = allLifecycles[machine]!
  const label = labelsFrom(statusLabels)
  const phases = new Map<string, OutlineStatus[]>()
  for (const [name, { on }] of Object.entries(lifecycle.states)) {
    const title = machine === 'load' ? phaseOf(name) : ''
    phases.set(title, [...(phases.get(title) ?? []), statusOf(name, on, label)])
  }
  const ordered = [...phases].sort(([a], [b]) => Number(a === ENDED) - Number(b === ENDED))
  return ordered.map(([title, statuses]) => ({ title, statuses }))
}
