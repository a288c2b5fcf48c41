import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { cpf, phone, plate } from '../../base/masks.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { DataLink } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Missing } from './card-model.ts'
import { Peek, PeekLines } from './Peek.tsx'

const shortName = (name: string) => {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? `${words[0]?.[0]}. ${words.at(-1)}` : name
}

/** Transporter, driver and vehicle; each name opens a panel with details. */
export const CardCrew = ({ card, missing }: { readonly card: LoadCard; readonly missing?: Missing }) => (
  <div className="who">
    {card.transporterName && (
      <Peek
        label="Transportadora"
        className="cut"
        panel={
          <PeekLines
            lines={[
              ['Transportadora', card.transporterName],
              ['Executada por', card.executorName],
              ['Situação', card.lastStatusLabel],
            ]}
          />
        }
      >
        <span className="cut">{card.executorName ? `${card.transporterName} → ${card.executorName}` : card.transporterName}</span>
      </Peek>
    )}
    {missing && !card.driverName && (
      <span className={missing.since ? 'num missing dated' : 'num missing'}>
        <span className="what">{missing.what} </span>
        {missing.since}
      </span>
    )}
    {card.driverName && (
      <Peek
        label="Motorista"
        panel={
          <PeekLines
            lines={[
              ['Motorista', card.driverName],
              ['CPF', card.driverDocument && cpf.show(card.driverDocument)],
              ['Telefone', card.driverPhone && phone.show(card.driverPhone)],
            ]}
          />
        }
      >
        <Icon name="user" size={13} />
        {shortName(card.driverName)}
      </Peek>
    )}
    {card.vehiclePrimaryPlate && (
      <Peek
        label="Veículo"
        panel={
          <PeekLines
            lines={[
              ['Contrato', card.dedicatedId && <DataLink to={`/dedicated/${card.dedicatedId}`}>Veículo dedicado</DataLink>],
              ['Placa', plate.show(card.vehiclePrimaryPlate)],
              ['Outras placas', card.vehicleOtherPlates.map(plate.show).join(' · ')],
              ['Veículo', vehicleLabel(card.vehicleType)],
              ['Carroceria', vehicleLabel(card.vehicleTrailerType)],
            ]}
          />
        }
      >
        <span className="num">{plate.show(card.vehiclePrimaryPlate)}</span>
        {card.vehicleType && <span className="type"> · {vehicleLabel(card.vehicleType)}</span>}
      </Peek>
    )}
  </div>
)
