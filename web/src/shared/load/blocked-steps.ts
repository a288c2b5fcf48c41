import type { BlockableTransition, TransitionBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'

/** The phase of `detailsLabels.phases` in which each step is taken. */
const phaseOf: Readonly<Record<BlockableTransition, number>> = {
  ApproveHiring: 1,
  ConfirmDriver: 1,
  StartCollect: 2,
  FinishCollect: 2,
  StartTransit: 3,
  FinishInProgress: 4,
  FinishLoad: 6,
}
const phases: Readonly<Record<string, number>> = phaseOf
const steps: Readonly<Record<string, string>> = pendencyLabels.transition

/** What stops the steps of one phase. */
export const blocksIn = (blocks: readonly TransitionBlock[] | undefined, phase: number): readonly TransitionBlock[] =>
  (blocks ?? []).filter(({ transitions }) => transitions.some((transition) => phases[transition] === phase))

/** A pendency and the steps it stops; of one phase, or all. */
export const blockText = ({ name, transitions }: TransitionBlock, phase?: number): string => {
  const stopped = phase === undefined ? transitions : transitions.filter((transition) => phases[transition] === phase)
  return `${name} bloqueia: ${stopped.map((transition) => steps[transition] ?? transition).join(', ')}`
}
