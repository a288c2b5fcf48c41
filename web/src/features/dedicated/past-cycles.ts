import { cycleStart, cyclesUntil, USUAL_CYCLE_DAY } from '@embarca/contracts/dedicated/cycles.ts'
import { dedicatedLabels as words } from '@embarca/contracts/dedicated/labels.pt.ts'
import { dayAfter, dayText } from '@embarca/contracts/kit/days.ts'

const MONTHS = 6
const MONTH = 30

/** The cycles that the board may show: the running one, and past ones from the usual day on; of a contract, the one that holds that day (R227). */
export const boardCycles = (today: string): readonly { readonly value: string; readonly label: string }[] => {
  const first = cycleStart(dayAfter(today, -MONTHS * MONTH), USUAL_CYCLE_DAY)
  const past = cyclesUntil(first, [{ day: USUAL_CYCLE_DAY }], today)
    .slice(0, -1)
    .toReversed()
  return [
    { value: '', label: words.currentCycle },
    ...past.map(({ start, end }) => ({ value: start, label: `${dayText(start)} a ${dayText(end)}` })),
  ]
}
