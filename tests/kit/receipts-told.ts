import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { demoOperationGroups, shipperA } from '@embarca/services/identity/demo-ids.ts'
import type { House } from './house.ts'
import { loadTold } from './load-told.ts'
import { PNG } from './multipart.ts'
import { telling } from './told.ts'

type Told = ReturnType<typeof loadTold>
const group = demoOperationGroups.find(({ shipperId }) => shipperId === shipperA)!.id
const atHome = <T>(said: T): T => JSON.parse(JSON.stringify(said).replaceAll('"s1"', `"${shipperA}"`).replaceAll('"g1"', `"${group}"`)) as T

/** Tells the demo's first shipper of a load on its way, and then what became of it; its pictures are there. */
export const tellHouse = async ({ house: { data } }: House, loadId: string, terms: Partial<LoadTerms>, happens: (told: Told) => void) => {
  const teller = telling()
  const told = loadTold(teller, loadId, terms)
  told.launched()
  told.hired()
  // Said in one fact: who confirms a driver makes the house expect receipts by itself.
  told.says('DriverBound', {
    status: 'LINKED_TO_DRIVER_VEHICLE',
    driver: { driverId: 'd1', name: 'João Almeida', document: '52998224725', phone: '31999994410' },
    vehicles: [{ vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' }],
  })
  told.collected()
  told.approached()
  happens(told)
  for (const { type, data: said, stream, revision, by, key, recordedAt } of teller.log)
    await data.events.append({
      ...{ stream, key, by: atHome(by), events: [{ type, data: atHome(said) }], expected: revision - 1 },
      ...{ command: { scope: `told ${loadId}`, key: `${stream}/${revision}`, bodyHash: '' }, correlationId: 'told', causationId: 'told' },
      now: recordedAt,
    })
  for (const receiptId of ['r1', 'r2'])
    await data.files.put(
      {
        fileId: `file-${receiptId}`,
        shipperId: shipperA,
        name: 'canhoto.png',
        type: 'image/png',
        at: '2026-01-07T12:00:00.000Z',
        by: 'joao',
      },
      PNG,
    )
}
