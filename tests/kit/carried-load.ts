import { driverLoadCommands, driverReceiptCommands, transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { exampleCanhotos } from '@embarca/services/demo/canhoto/canhotos.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUsers } from '@embarca/services/identity/demo-users.ts'

const done = async <Body>(asked: Promise<{ readonly ok: boolean; readonly body: Body }>): Promise<Body> => {
  const { ok, body } = await asked
  if (!ok) throw new Error(JSON.stringify(body))
  return body
}

/** Accepts an offered load of one delivery place and carries it to its last drop, each step by its own user over HTTP. */
export const carryLoad = async (url: string, id: string): Promise<void> => {
  const as = (username: string) => sessionAt(url, passwordSignIn(url, username))
  const carrier = as('transportadora01')
  const driver = demoUsers.find(({ username }) => username === 'motorista01')!
  const { position } = await done(carrier.ask(transporterLoadCommands.accept, { id }))
  const { list } = await done(carrier.ask(transporterRoutes.vehicles, {}, position))
  await done(carrier.ask(transporterLoadCommands.bindDriver, { id, driverId: driver.driverId!, vehicleIds: [list[0]!.id] }))
  const trip = as(driver.username)
  for (const step of ['accept', 'startCollect', 'finishCollect', 'startTransit', 'approach'] as const)
    await done(trip.ask(driverLoadCommands[step], { id }))
  const drop = { id: deliveryOf(id), receiverId: `${id}-d1` }
  await done(trip.ask(driverReceiptCommands.arrive, drop))
  const name = 'canhoto.png'
  const fileId = await trip.upload(id, name, exampleCanhotos('journey')[0]!)
  await done(trip.ask(driverReceiptCommands.addImages, { ...drop, images: [{ fileId: fileId!, name }] }))
  await done(trip.ask(driverReceiptCommands.end, drop))
}
