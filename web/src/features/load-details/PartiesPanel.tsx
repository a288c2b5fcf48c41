import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { vehicleWord } from '../../lib/load/vehicle-words.ts'
import { cpf, phone, plate } from '../../lib/masks.ts'
import { ChangeMenu } from './changes/ChangeMenu.tsx'
import { type Asked, changesOf } from './changes/changing.ts'
import { Lines } from './Lines.tsx'

/** Who is who. */
export const PartiesPanel = ({ load, onAsk }: { readonly load: LoadDetails; readonly onAsk: (asked: Asked) => void }) => {
  const plates = [load.vehiclePrimaryPlate, ...load.vehicleOtherPlates].filter((one) => one !== undefined).map(plate.show)
  return (
    <section className="panel" aria-label="Quem">
      <h2>
        Quem
        <ChangeMenu load={load} names={changesOf.parties} label="Alterar transportadora, motorista e veículos" onAsk={onAsk} />
      </h2>
      {load.transporterName ? (
        <Lines
          lines={[
            ['Transportadora', load.transporterName],
            ['Motorista', load.driverName],
            ['CPF', load.driverDocument && cpf.show(load.driverDocument)],
            ['Telefone', load.driverPhone && <a href={`tel:+55${load.driverPhone.replace(/\D/g, '')}`}>{phone.show(load.driverPhone)}</a>],
            ['Veículo', plates.join(' · ')],
            ['Tipo', [vehicleWord(load.vehicleType), vehicleWord(load.vehicleTrailerType)].filter(Boolean).join(' · ')],
          ]}
        />
      ) : (
        <p className="none">Ainda sem transportadora.</p>
      )}
    </section>
  )
}
