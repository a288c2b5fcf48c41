import { eligibilityServed, type PickedCandidate } from '@embarca/contracts/eligibility/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../../base/api.ts'
import { cnpj, phone, plate } from '../../../base/masks.ts'
import { choosableFirst, suspensionText } from '../../../shared/load/suspension.ts'
import { vehicleLabel } from '../../../shared/load/vehicle-labels.ts'

/** An option, with the detail that distinguishes it from similar ones. */
export type PickerOption = { readonly id: string; readonly name: string; readonly detail: string }
const searchInput = (text: string) => (text ? { text, size: 20 } : { size: 20 })

export const findTransporters = async (text: string): Promise<readonly PickerOption[]> =>
  choosableFirst((await call(referenceRoutes.transporters, { ...searchInput(text), ignoreBlock: true })).list).map((one) => ({
    id: one.id,
    name: one.name,
    detail: suspensionText(one) ?? cnpj.show(one.document),
  }))

type Crew = { readonly loadId: string; readonly transporterId: string | undefined }
/** An option with what it says about running the load; one that may not be chosen only says why. */
export type CrewOption = PickerOption & Pick<PickedCandidate, 'verdict'>
const lead: Readonly<Record<PickedCandidate['verdict'], string>> = {
  OK: '',
  WARN: 'Atenção: ',
  UNKNOWN: 'A conferir: ',
  BLOCK: 'Não pode: ',
}
const crewOption = ({ id, name, verdict, reasons }: PickedCandidate, distinct: string): CrewOption => ({
  ...{ id, name, verdict },
  detail: [distinct, reasons.length > 0 ? `${lead[verdict]}${reasons.join(', ')}` : ''].filter(Boolean).join(' · '),
})
const asked = (text: string, loadId: string, transporterId: string) => ({ id: loadId, transporterId, ...(text && { text }) })

/** Finds drivers of one carrier: those that may run the load first, the others with the reason why not. */
export const findDrivers =
  ({ loadId, transporterId }: Crew) =>
  async (text: string): Promise<readonly CrewOption[]> =>
    transporterId === undefined
      ? []
      : (await call(eligibilityServed.drivers, asked(text, loadId, transporterId))).map((one) => crewOption(one, phone.show(one.phone)))

export const findVehicles =
  ({ loadId, transporterId }: Crew) =>
  async (text: string): Promise<readonly CrewOption[]> =>
    transporterId === undefined
      ? []
      : (await call(eligibilityServed.vehicles, asked(text, loadId, transporterId))).map((one) =>
          crewOption({ ...one, name: plate.show(one.name) }, vehicleLabel(one.vehicleType) ?? ''),
        )

export const findPlaces =
  (side: 'origins' | 'destinations') =>
  async (text: string): Promise<readonly (PickerOption & { readonly zone: string })[]> => {
    const route = side === 'origins' ? referenceRoutes.collectPlaces : referenceRoutes.deliveryPlaces
    return (await call(route, searchInput(text))).list.map(({ id, name, address, zone }) => ({
      id,
      name,
      zone,
      detail: `${address.city}, ${address.state}`,
    }))
  }
