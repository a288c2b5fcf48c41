/** Durations in milliseconds, unless it says otherwise; the paces are multiples of each other. */
export type Pace = {
  /** Between two polls of offers or loads, of all carriers together. */
  readonly look: number
  /** Between two steps of the demo's own loads. */
  readonly move: number
  /** Between two positions of trucks on the road. */
  readonly sign: number
  /** Between two actions of the demo's staff. */
  readonly staff: number
  /** Between two actions of the people at gates. */
  readonly gate: number
  /** Between two loads that the demo's shipper launches. */
  readonly launch: number
  /** Between the steps of a load that a person launched. */
  readonly hand: number
  /** Without signal, at least, of a driver who sends a step later. */
  readonly silence: number
  /** The share of steps of the demo's own loads before which something goes wrong. */
  readonly trouble: number
}
const usual: Pace = {
  look: 1_000,
  move: 16_000,
  sign: 4_500,
  staff: 20_000,
  gate: 7_000,
  launch: 70_000,
  hand: 6_500,
  silence: 1_200_000,
  trouble: 0.04,
}
const times = (factor: number): Pace => ({
  look: usual.look,
  move: usual.move * factor,
  sign: usual.sign * factor,
  staff: usual.staff * factor,
  gate: usual.gate * factor,
  launch: usual.launch * factor,
  hand: usual.hand * factor,
  silence: usual.silence * factor,
  trouble: usual.trouble,
})

export const paces = { slow: times(4), on: usual, fast: times(0.25) } as const
export type PaceName = keyof typeof paces
