import { beforeAll, describe, expect, it } from 'vitest'
import type { LoadScript } from '../load-script.ts'
import { planOf } from '../plan.ts'
import { HOUR } from '../script/lines.ts'
import { withDocks } from './docks.ts'
import { busyGate, demoGates } from './gates.ts'

const today = Date.parse('2026-11-20T15:00:00.000Z')
type Stay = { readonly at: string; readonly from: number; readonly to: number }

describe('the yard of the demo', { timeout: 60_000 }, () => {
  let scripts: readonly LoadScript[]
  beforeAll(() => {
    scripts = withDocks(planOf('embarca', today, undefined, ['0']))
  }, 60_000)
  /** The last step of each visit that has begun, and when. */
  const standing = () =>
    scripts.flatMap(({ lines }) => {
      const steps = lines.filter(({ visitStep }) => visitStep)
      const { visitStep, at = 0 } = steps.at(-1) ?? {}
      return visitStep && visitStep !== 'CheckOutbound' ? [{ visitStep, hours: (today - at) / HOUR }] : []
    })

  it('has five gates with names of their own, and each asks for other steps, docks or rules', () => {
    expect(demoGates).toHaveLength(5)
    expect(demoGates.every(({ settings, place }) => settings.active && place.kind !== 'DELIVERY')).toBe(true)
    expect(new Set(demoGates.map(({ settings }) => JSON.stringify(settings))).size).toBe(5)
    expect([...demoGates].map(({ place }) => place.name).sort()[0]).toBe(busyGate.place.name)
  })
  it('begins with a truck above five hours, an absent driver, one that is stopped, one called, and drivers at the barrier', () => {
    const trucks = standing()
    expect(trucks.some(({ visitStep, hours }) => visitStep === 'CheckIn' && hours > 5)).toBe(true)
    expect(trucks.map(({ visitStep }) => visitStep)).toEqual(
      expect.arrayContaining(['MarkAbsent', 'AnswerChecklist', 'RequestInbound', 'ArriveAtGate']),
    )
  })
  it('has one truck at a dock at a time, also while scripts are performed concurrently', async () => {
    const stays: Stay[] = []
    const open = new Map<object, Omit<Stay, 'to'>>()
    const inTime = scripts.flatMap(({ lines }) => lines).sort((a, b) => a.at - b.at)
    for (const { at, dock, ask, performed } of inTime) {
      if (dock?.is === 'taken') {
        const { data } = await ask('load', 0, async () => [])
        open.set(dock.stand, { at: `${dock.stand.gate.place.id}/${data.dock}`, from: at })
      }
      if (dock?.is === 'freed') stays.push({ ...open.get(dock.stand)!, to: at })
      performed?.()
    }
    expect(stays.length).toBeGreaterThan(200)
    for (const one of stays)
      expect(stays.filter((other) => other !== one && other.at === one.at && other.from < one.to && one.from < other.to)).toEqual([])
  })
})
