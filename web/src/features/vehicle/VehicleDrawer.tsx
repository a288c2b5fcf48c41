import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleCommands, vehicleLookupCommands } from '@embarca/contracts/reference/vehicle.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import { SubjectDocuments } from '../../shared/documents/SubjectDocuments.tsx'
import type { RegisterAddress } from '../../shared/register/address.ts'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { TiesPanel } from '../../shared/ties/TiesPanel.tsx'
import { VehicleForm } from '../../shared/vehicle/VehicleForm.tsx'
import { noVehicle, vehicleText } from '../../shared/vehicle/vehicle-text.ts'
import { Drawer } from '../../ui/Drawer.tsx'

export type VehicleAddress = RegisterAddress & {
  /** A plate to register, empty for any. */
  readonly plate?: string
  readonly id?: string
}
type Props = { readonly address: VehicleAddress; readonly onClose: () => void }

const texts = formTexts('veículo')

/** The form of a vehicle in a drawer: a new one, possibly with a given plate, or an existing one. */
export const VehicleDrawer = ({ address: { plate, id }, onClose }: Props) => {
  const vehicle = useRead(referenceRoutes.vehicle, { id: id ?? '' }, { enabled: id !== undefined })
  const known = id === undefined ? undefined : vehicle.data
  const open = id !== undefined || plate !== undefined
  return (
    <Drawer open={open} onClose={onClose} title={id === undefined ? texts.add : texts.change}>
      {open && (
        <RegisterItem
          {...{ id, read: vehicle, item: known, blank: noVehicle(plate) }}
          textOf={(one) => ({ ...vehicleText(one), transporter: { id: one.transporterId, name: one.transporterName ?? '' } })}
          {...texts}
        >
          {(stored) => (
            <VehicleForm
              {...{ stored, onClose }}
              {...(id !== undefined && { id })}
              {...(known?.locked && { locked: referenceLabels.refusal[known.locked] })}
              onDone={onClose}
            />
          )}
        </RegisterItem>
      )}
      {known && (
        <>
          <TiesPanel
            id={known.id}
            name={plateMask.show(known.plate)}
            ties={known.ties ?? []}
            commands={{ tie: vehicleCommands.tieVehicle, untie: vehicleLookupCommands.untieVehicle }}
            query={referenceRoutes.vehicle}
            lists={[referenceRoutes.vehicles, referenceRoutes.vehiclesOf]}
          />
          <section aria-label="Documentos do veículo">
            <h2>Documentos</h2>
            <SubjectDocuments kind="VEHICLE" id={known.id} />
          </section>
        </>
      )}
    </Drawer>
  )
}
