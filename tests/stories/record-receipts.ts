import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { demoOperationGroups, shipperA } from '@embarca/services/identity/demo-ids.ts'
import { PNG } from '../kit/multipart.ts'
import type { ServedApplication } from '../kit/served-application.ts'
import { eventRecorder } from './event-recorder.ts'
import { loadScript } from './load-script.ts'

type LoadScript = ReturnType<typeof loadScript>
const group = demoOperationGroups.find(({ shipperId }) => shipperId === shipperA)!.id
const asDemoShipper = <T>(data: T): T =>
  JSON.parse(JSON.stringify(data).replaceAll('"s1"', `"${shipperA}"`).replaceAll('"g1"', `"${group}"`)) as T

/** Records a load in transit for the demo's first shipper, then its deliveries and receipts, with their images stored. */
export const recordReceipts = async (
  { application: { data } }: ServedApplication,
  loadId: string,
  terms: Partial<LoadTerms>,
  happens: (script: LoadScript) => void,
) => {
  const recorder = eventRecorder()
  const script = loadScript(recorder, loadId, terms)
  script.launched()
  script.hired()
  // One event: confirming a driver would let a reaction expect the receipts.
  script.recordOnLoad('DriverBound', {
    status: 'LINKED_TO_DRIVER_VEHICLE',
    driver: { driverId: 'd1', name: 'João Almeida', document: '52998224725', phone: '31999994410' },
    vehicles: [{ vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' }],
  })
  script.collected()
  script.approached()
  happens(script)
  for (const { type, data: body, stream, revision, by, key, recordedAt } of recorder.log)
    await data.events.append({
      ...{ stream, key, by: asDemoShipper(by), events: [{ type, data: asDemoShipper(body) }], expected: revision - 1 },
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
