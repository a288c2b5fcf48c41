import { daysLeft } from '@embarca/contracts/pendency/due.ts'
import { usualSettings } from '@embarca/contracts/pendency/types.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LoadScript } from './load-script.ts'
import { withPendencies } from './pendencies.ts'
import { reportedTypes } from './pendency-cases.ts'
import { planOf } from './plan.ts'
import { DAY, iso, type ScriptLine } from './script/lines.ts'

const today = '2026-11-20T15:00:00.000Z'
const now = Date.parse(today)

type Reported = { readonly type: string; readonly days: number; readonly ends: string; readonly script: LoadScript }
/** What was reported, by the first command of each load's pendencies; the others end it. */
const reportedIn = async (scripts: readonly LoadScript[]): Promise<readonly Reported[]> => {
  const opened = { type: 'PendencyOpened', data: { pendencyId: 'p', status: 'OPEN' } }
  const commandOf = ({ ask }: ScriptLine, typeId: string) =>
    ask('id', 0, async () => [{ ...opened, data: { ...opened.data, typeId } }] as never)
  return Promise.all(
    scripts.flatMap((script) => {
      const [first, ...others] = script.lines.filter(({ module }) => module === 'pendency')
      if (!first) return []
      const reported = async (): Promise<Reported> => {
        const { data } = await commandOf(first, '')
        const { typeId, pendingTypeId } = data as { typeId?: string; pendingTypeId?: string }
        const type = typeId ?? pendingTypeId ?? ''
        const commands = await Promise.all(others.map((line) => commandOf(line, type)))
        const ends = commands.map((one) => one.type).find((one) => one !== 'ViewPendency') ?? 'open'
        const due = first.at + usualSettings(type).daysToResolve * DAY
        return { type, days: daysLeft(iso(due), today)!, ends, script }
      }
      return [reported()]
    }),
  )
}

describe('the pendencies of the demo', () => {
  let reported: readonly Reported[]
  beforeAll(async () => {
    reported = await reportedIn(withPendencies('embarca', now, planOf('embarca', now, undefined, ['a']), 1))
  }, 60_000)
  const statusOf = ({ script }: Reported) => script.lines.findLast(({ reaches }) => reaches)?.reaches

  it.each(reportedTypes.map(String))('of type %s are overdue, due today and later, resolved and disposed of', (type) => {
    const ofType = reported.filter((one) => one.type === type)
    const open = ofType.filter((one) => one.ends === 'open' && statusOf(one) !== 'CANCELED').map(({ days }) => Math.sign(days))
    expect(new Set(open)).toEqual(new Set([-1, 0, 1]))
    expect(ofType.map(({ ends }) => ends)).toEqual(expect.arrayContaining(['ResolvePendency', 'DisposePendency']))
  })
  it('of canceled loads end with them', () => {
    const canceled = reported.filter((one) => statusOf(one) === 'CANCELED')
    expect(canceled.length).toBeGreaterThan(5)
    expect(canceled.every(({ ends }) => ends === 'open')).toBe(true)
  })
  it('stop some loads before their collection and before their end', () => {
    const stopped = reported.filter(({ type, ends }) => ends === 'open' && (type === '5' || type === '10')).map(statusOf)
    expect(stopped).toEqual(expect.arrayContaining(['LINKED_TO_DRIVER_VEHICLE', 'IN_TRANSIT']))
  })
  it('stop none of a small demo', async () => {
    const few = await reportedIn(withPendencies('embarca', now, planOf('embarca', now, 60, ['a']), 60 / 1500))
    expect(few.length).toBeGreaterThan(5)
    expect(few.filter((one) => one.ends === 'open' && one.type === '10' && statusOf(one) === 'LINKED_TO_DRIVER_VEHICLE')).toEqual([])
  })
})
