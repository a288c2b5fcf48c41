import { table } from '../figure.ts'

/** One of the day's goals, measured once. */
export type Goal = {
  readonly name: string
  readonly what: string
  readonly value: number
  readonly gate: number
  readonly unit: string
  /** More is better. */
  readonly atLeast?: true
  readonly detail?: string
}

export const isReached = ({ value, gate, atLeast }: Goal) => (atLeast ? value >= gate : value <= gate)
const written = (value: number) => (Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value.toPrecision(3))

export const tableOf = (goals: readonly Goal[]): string =>
  table([
    ['', 'what', 'measured', 'gate', 'holds', ''],
    ...goals.map((goal) => [
      goal.name,
      goal.what,
      `${written(goal.value)} ${goal.unit}`,
      `${goal.atLeast ? '≥' : '≤'} ${written(goal.gate)} ${goal.unit}`,
      isReached(goal) ? 'yes' : 'NO',
      goal.detail ?? '',
    ]),
  ])
