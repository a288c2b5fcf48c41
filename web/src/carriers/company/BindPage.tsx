import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { go } from '../address.ts'
import { ChoiceList, type Option } from './ChoiceList.tsx'
import { useOperates } from './operates.ts'
import { wordsIn } from './words-in.ts'

const MOST_VEHICLES = 5

/** Driver, vehicles, confirm: with the tap that opened it, four taps. Who may run the load comes first; the others say why not. */
export const BindPage = ({ id }: { readonly id: string }) => {
  const client = useQueryClient()
  const operates = useOperates()
  const { data: load } = useRead(transporterRoutes.load, { id })
  const crews = useRead(eligibilityServed.crews, { id })
  const [driverId, setDriver] = useState<string>()
  const [vehicleIds, setVehicles] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const bind = useCommand(transporterLoadCommands.bindDriver, {
    successMessage: 'Motorista vinculado. Ele precisa confirmar.',
    done: async () => {
      await refreshRead(client, transporterRoutes.loads)
      go('/carrier/loads')
    },
    failed: () => void crews.refetch(),
  })
  const toggle = (vehicleId: string) =>
    setVehicles((before) =>
      before.includes(vehicleId) ? before.filter((one) => one !== vehicleId) : [...before, vehicleId].slice(-MOST_VEHICLES),
    )
  const fits = wordsIn(text)
  const list = { pending: crews.isPending, failed: crews.isError, error: crews.error, refresh: crews.refetch }
  const drivers = (crews.data?.drivers ?? []).map((one): Option => ({ ...one, label: one.name, isOn: one.id === driverId }))
  const vehicles = (crews.data?.vehicles ?? []).map((one): Option => ({ ...one, label: one.name, isOn: vehicleIds.includes(one.id) }))
  return (
    <>
      <section className="road-card">
        <b>{load?.externalId}</b>
        <p>
          {load?.origins[0]?.city} → {load?.destinations.at(-1)?.city} {load?.vehicleType && `· ${vehicleLabel(load.vehicleType)}`}
        </p>
      </section>
      <TextField label="Buscar motorista ou placa" value={text} onChange={setText} />
      <ChoiceList
        title="Motorista"
        list={list}
        options={drivers.filter(({ label, isOn }) => isOn || fits(label) || /\d/.test(text))}
        empty={drivers.length === 0 ? 'Sua empresa ainda não tem motoristas: cadastre em Frota.' : undefined}
        onChoose={setDriver}
      />
      <ChoiceList
        title="Veículos"
        list={list}
        options={vehicles.filter(({ label, isOn }) => isOn || fits(label) || !/\d/.test(text))}
        empty={vehicles.length === 0 ? 'Sua empresa ainda não tem veículos: cadastre em Frota.' : undefined}
        onChoose={toggle}
      />
      {operates && (
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
      )}
    </>
  )
}
