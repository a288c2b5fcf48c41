import { expect, it } from 'vitest'
import { StoreUnavailable } from './event-store.ts'
import { outageWait } from './outage.ts'

const soon = () => 1
const forEver = async () => {
  throw new StoreUnavailable('away')
}

it('says that work waits although other work succeeds, until the last that waited is done', async () => {
  const outage = outageWait(() => {}, soon)
  let isBack = false
  const waiting = outage.while(() => (isBack ? Promise.resolve() : forEver()))
  await expect.poll(outage.waiting).toBeGreaterThan(0)
  await outage.while(async () => {})
  outage.back()
  expect(outage.waiting()).toBeGreaterThan(0)
  isBack = true
  await waiting
  expect(outage.waiting()).toBe(0)
})

it('forgets work that ended with another error, and work that was stopped', async () => {
  const outage = outageWait(() => {}, soon)
  await expect(outage.while(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(outage.waiting()).toBe(0)
  const stopped = outage.while(forEver)
  await expect.poll(outage.waiting).toBeGreaterThan(0)
  outage.end()
  await expect(stopped).rejects.toThrow('stopped')
  expect(outage.waiting()).toBe(0)
})
