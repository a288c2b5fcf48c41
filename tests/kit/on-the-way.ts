import { driverLoadCommands, transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Carriers } from '../stories/carriers.ts'
import { form } from './demo-app.ts'

/** A load of the demo's form with its driver, on the way to its gate. */
export const onTheWay = async (carriers: Carriers, externalId: string) => {
  const launch = form(new Date().toISOString(), { externalId })
  const { stream } = await carriers.call('operador', loadRoutes.launch, launch)
  const id = stream.slice('load-'.length)
  await carriers.call('transportadora01', transporterLoadCommands.accept, { id })
  const { list } = await carriers.call('transportadora01', transporterRoutes.vehicles, { size: 1 })
  const driverId = demoUser('motorista01').driverId!
  await carriers.call('transportadora01', transporterLoadCommands.bindDriver, { id, driverId, vehicleIds: [list[0]!.id] })
  await carriers.call('motorista01', driverLoadCommands.accept, { id })
  return { id, gateId: launch.origins![0]!.placeId! }
}
