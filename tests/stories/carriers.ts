import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  driverLoadCommands,
  driverReceiptCommands,
  driverRoutes,
  transporterLoadCommands,
  transporterRoutes,
} from '@embarca/contracts/carrier/routes.ts'
import type { InputOf, OutputOf, Route } from '@embarca/contracts/kit/route.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { transporterLotCommands, transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import { exampleCanhotos } from '@embarca/services/demo/canhoto/canhotos.ts'
import { Busy } from '@embarca/services/demo/simulator/busy.ts'
import { type PersonaSession, sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import { expect, vi } from 'vitest'
import { SOON } from '../kit/soon.ts'

const [canhoto] = exampleCanhotos('journey')
const tripSteps = ['accept', 'startCollect', 'finishCollect', 'startTransit', 'approach'] as const

const BUSY = 6
/** Retries after `Retry-After`, as a client should. */
const patiently = async <T>(ask: () => Promise<T>, left = BUSY): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Busy) || left === 0) throw error
    await pause(error.seconds * 1_000)
    return patiently(ask, left - 1)
  }
}

/** Transporters and drivers over HTTP with tokens of their own; they act only when a scenario calls them. */
export const carriersOf = (url: string) => {
  const sessions = new Map<string, PersonaSession>()
  const as = (username: string): PersonaSession => {
    const session = sessions.get(username) ?? sessionAt(url, passwordSignIn(url, username))
    sessions.set(username, session)
    return session
  }
  /** Calls a route, retries while the server is busy, and expects success. */
  const call = async <R extends Route>(username: string, route: R, input: InputOf<R>, after?: string): Promise<OutputOf<R>> => {
    const key = randomUUID()
    const { ok, status, body } = await patiently(() => as(username).ask(route, input, after, key))
    expect(`${route.at} ${ok ? 'done' : `${status} ${JSON.stringify(body)}`}`).toBe(`${route.at} done`)
    return body
  }
  const drops = async (driver: string, loadId: string, receiverId: string) => {
    const at = { id: deliveryOf(loadId), receiverId }
    // Receipts are expected by a reaction, a moment after the driver confirmed: no driver arrives that soon.
    await vi.waitFor(() => call(driver, driverReceiptCommands.arrive, at), { interval: 50, ...SOON })
    const fileId = (await as(driver).upload(loadId, 'canhoto.png', canhoto!))!
    await call(driver, driverReceiptCommands.addImages, { ...at, images: [{ fileId, name: 'canhoto.png' }] })
    await call(driver, driverReceiptCommands.end, at)
  }

  return {
    as,
    call,
    /** The transporter binds a driver to its load; the driver completes every stop. */
    delivers: async (loadId: string, [transporter, driver]: readonly [transporter: string, driver: string]) => {
      const { list } = await call(transporter, transporterRoutes.vehicles, { size: 1 })
      const driverId = demoUser(driver).driverId!
      await call(transporter, transporterLoadCommands.bindDriver, { id: loadId, driverId, vehicleIds: [list[0]!.id] })
      let position = ''
      for (const step of tripSteps) position = (await call(driver, driverLoadCommands[step], { id: loadId })).position
      const { deliveries } = await call(driver, driverRoutes.trip, { id: loadId }, position)
      for (const { receiptId } of deliveries) await drops(driver, loadId, receiptId)
    },
    /** The transporter withdraws a part of a lot; returns the id of the new load. */
    withdraws: async (transporter: string, lotId: string, amount: number): Promise<string> => {
      const { position } = await call(transporter, transporterLotCommands.withdraw, { id: lotId, amount })
      const { withdrawals } = await call(transporter, transporterLotRoutes.lot, { id: lotId }, position)
      const { shippingId } = withdrawals.at(-1)!
      const born = async () => expect((await as(transporter).ask(transporterRoutes.load, { id: shippingId })).ok).toBe(true)
      await vi.waitFor(born, { interval: 50, ...SOON })
      return shippingId
    },
  }
}
export type Carriers = ReturnType<typeof carriersOf>
