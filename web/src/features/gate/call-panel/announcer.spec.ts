import type { GateCall } from '@embarca/contracts/gate/read-routes.ts'
import { describe, expect, it } from 'vitest'
import { announcerOf } from './announcer.ts'

const call = (dock: string, minute: number): GateCall => ({
  ...{ driverName: 'João', vehiclePlate: 'RQK3D41', dock },
  requestHour: `2026-01-06T12:${String(minute).padStart(2, '0')}:00.000Z`,
})
const at = (minute: number) => Date.parse(call('', minute).requestHour)

const panel = () => {
  const said: string[] = []
  let over: (() => void)[] = []
  const shown: (string | undefined)[] = []
  const announcer = announcerOf(
    ({ dock }) => {
      said.push(dock)
      return new Promise<void>((resolve) => over.push(resolve))
    },
    (one) => shown.push(one?.dock),
  )
  const end = async () => {
    for (const resolve of over) resolve()
    over = []
    await new Promise(setImmediate)
  }
  return { announcer, said, shown, end }
}

describe('the call panel announces', () => {
  it('no call that stood when it started', () => {
    const { announcer, said } = panel()
    announcer.learn([call('1', 0)], at(0))
    announcer.learn([call('1', 0)], at(0))
    expect(said).toEqual([])
  })
  it('each new call once, one after the other in the order of the calls', async () => {
    const { announcer, said, shown, end } = panel()
    announcer.learn([], at(0))
    announcer.learn([call('2', 2), call('1', 1)], at(2))
    expect(said).toEqual(['1'])
    announcer.learn([call('3', 2), call('2', 2), call('1', 1)], at(2))
    await end()
    await end()
    await end()
    expect(said).toEqual(['1', '2', '3'])
    expect(shown.at(-1)).toBeUndefined()
  })
  it('a driver who is called again, as a new call', async () => {
    const { announcer, said, end } = panel()
    announcer.learn([call('1', 0)], at(0))
    announcer.learn([call('1', 3), call('1', 0)], at(3))
    await end()
    expect(said).toEqual(['1'])
  })
  it('nothing old as new after it was away', () => {
    const { announcer, said } = panel()
    announcer.learn([], at(0))
    announcer.learn([call('1', 1)], at(30))
    expect(said).toEqual([])
    announcer.learn([call('2', 30), call('1', 1)], at(30))
    expect(said).toEqual(['2'])
  })
  it('once more by a touch', async () => {
    const { announcer, said, end } = panel()
    announcer.learn([call('1', 0)], at(0))
    announcer.again(call('1', 0))
    await end()
    expect(said).toEqual(['1'])
  })
  it('the next call, also when one could not be said', async () => {
    const said: string[] = []
    const announcer = announcerOf(
      ({ dock }) => {
        said.push(dock)
        return Promise.reject(new Error('no voice'))
      },
      () => undefined,
    )
    announcer.learn([], at(0))
    announcer.learn([call('1', 0), call('2', 1)], at(1))
    await new Promise(setImmediate)
    expect(said).toEqual(['1', '2'])
  })
})
