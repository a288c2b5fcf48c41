import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { cpf, phone, plate } from '../../base/masks.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { ScorecardButton } from '../../shared/scorecard/ScorecardButton.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { ChangeMenu } from './changes/ChangeMenu.tsx'
import { changesOf, type RequestedChange } from './changes/change-list.ts'
import { Lines } from './Lines.tsx'
import { TripLinkButton } from './TripLinkButton.tsx'

/** The companies and people of the load. */
export const PartiesPanel = ({ load, onAsk }: { readonly load: LoadDetails; readonly onAsk: (change: RequestedChange) => void }) => {
  const plates = [load.vehiclePrimaryPlate, ...load.vehicleOtherPlates].filter((one) => one !== undefined).map(plate.show)
  const carrier = load.transporterId ? (
    <ScorecardButton transporterId={load.transporterId} name={load.transporterName ?? ''}>
      {load.transporterName}
    </ScorecardButton>
  ) : (
    load.transporterName
  )
  return (
    <section className="panel" aria-label="Quem">
      <h2>
        Quem
        <ChangeMenu load={load} names={changesOf.parties} label="Alterar transportadora, motorista e veículos" onAsk={onAsk} />
      </h2>
      {load.transporterName ? (
        <Lines
          lines={[
            ['Transportadora', carrier],
            [
              'Executada por',
              load.executorId && (
                <ScorecardButton transporterId={load.executorId} name={load.executorName ?? ''}>
                  {load.executorName}
                </ScorecardButton>
              ),
            ],
            ['Operador logístico', load.flWaitingOnLogisticOperator && 'Aguardando vincular motorista ou repassar'],
            ['Motorista', load.driverName],
            ['CPF', load.driverDocument && cpf.show(load.driverDocument)],
            ['Telefone', load.driverPhone && <a href={`tel:+55${load.driverPhone.replace(/\D/g, '')}`}>{phone.show(load.driverPhone)}</a>],
            ['Veículo', plates.join(' · ')],
            ['Contrato', load.dedicatedId && <DataLink to={`/dedicated/${load.dedicatedId}`}>Veículo dedicado</DataLink>],
            ['Tipo', [vehicleLabel(load.vehicleType), vehicleLabel(load.vehicleTrailerType)].filter(Boolean).join(' · ')],
          ]}
        />
      ) : (
        <p className="none">Ainda sem transportadora.</p>
      )}
      <TripLinkButton load={load} />
    </section>
  )
}
