import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead, usePages, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { go } from '../address.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { wordsIn } from './words-in.ts'

const MOST_VEHICLES = 5

/** Driver, vehicles, confirm: with the tap that opened it, four taps. */
export const BindPage = ({ id }: { readonly id: string }) => {
  const client = useQueryClient()
  const { data: load } = useRead(transporterRoutes.load, { id })
  const drivers = usePages(transporterRoutes.drivers, { size: 100 })
  const vehicles = usePages(transporterRoutes.vehicles, { size: 100 })
  const [driverId, setDriver] = useState<string>()
  const [vehicleIds, setVehicles] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const bind = useCommand(transporterLoadCommands.bindDriver, {
    successMessage: 'Motorista vinculado. Ele precisa confirmar.',
    done: async () => {
      await refreshRead(client, transporterRoutes.loads)
      go('/carrier/loads')
    },
  })
  const toggle = (vehicleId: string) =>
    setVehicles((before) =>
      before.includes(vehicleId) ? before.filter((one) => one !== vehicleId) : [...before, vehicleId].slice(-MOST_VEHICLES),
    )
  const fits = wordsIn(text)
  return (
    <>
      <section className="road-card">
        <b>{load?.externalId}</b>
        <p>
          {load?.origins[0]?.city} → {load?.destinations.at(-1)?.city} {load?.vehicleType && `· ${load.vehicleType}`}
        </p>
      </section>
      <TextField label="Buscar motorista ou placa" value={text} onChange={setText} />
      <ChoiceList
        title="Motorista"
        list={drivers}
        options={drivers.items
          .filter(({ name, active }) => active && fits(name))
          .map((driver) => ({ id: driver.id, label: driver.name, isOn: driver.id === driverId }))}
        onChoose={setDriver}
      />
      <ChoiceList
        title="Veículos"
        list={vehicles}
        options={vehicles.items
          .filter(({ id: vehicleId, plate }) => fits(plate) || vehicleIds.includes(vehicleId) || !/\d/.test(text))
          .map(({ id: vehicleId, plate, vehicleType }) => ({
            id: vehicleId,
            label: plate,
            detail: vehicleType,
            isOn: vehicleIds.includes(vehicleId),
          }))}
        onChoose={toggle}
      />
      <div className="road-step">
        <Button
          look="primary"
          size="gate"
          icon="check"
          disabled={!driverId || vehicleIds.length === 0}
          pending={bind.pending}
          onClick={() => driverId && void bind.run({ id, driverId, vehicleIds: [...vehicleIds] })}
        >
          Vincular
        </Button>
      </div>
    </>
  )
}
