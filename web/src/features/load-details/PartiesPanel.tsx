import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { vehicleWord } from '../../lib/load/vehicle-words.ts'
import { cpf, phone, plate } from '../../lib/masks.ts'
import { Lines } from './Lines.tsx'

/** Who is who. */
export const PartiesPanel = ({ load }: { readonly load: LoadDetails }) => {
  const plates = [load.vehiclePrimaryPlate, ...load.vehicleOtherPlates].filter((one) => one !== undefined).map(plate.show)
  return (
    <section className="panel" aria-label="Quem">
      <h2>Quem</h2>
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
