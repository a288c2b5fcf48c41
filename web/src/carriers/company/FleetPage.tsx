import { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { type AccessAnswer, accessRoutes } from '@embarca/contracts/session/access.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { phone as phoneMask, plate as plateMask } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AskedDocuments } from './AskedDocuments.tsx'
import { useOperates } from './operates.ts'
import { wordsIn } from './words-in.ts'

const AddDriver = lazy(withRetries(() => import('./AddDriver.tsx').then((form) => ({ default: form.AddDriver }))))
const AddVehicle = lazy(withRetries(() => import('./AddVehicle.tsx').then((form) => ({ default: form.AddVehicle }))))
const GivenAccess = lazy(withRetries(() => import('./GivenAccess.tsx').then((dialog) => ({ default: dialog.GivenAccess }))))

type Row = { readonly id: string; readonly label: string; readonly detail: string; readonly action?: ReactNode }
type Given = { readonly name: string; readonly access: AccessAnswer }

const FleetList = ({
  title,
  list: { pending, failed, error, refresh, more },
  rows,
  add,
}: {
  readonly title: string
  readonly list: Pick<ReturnType<typeof usePages>, 'pending' | 'failed' | 'error' | 'refresh' | 'more'>
  readonly rows: readonly Row[]
  readonly add: ReactNode
}) => (
  <section className="road-card" aria-label={title}>
    <h2>{title}</h2>
    {add}
    <QueryState
      what={title.toLowerCase()}
      pending={pending}
      failed={failed}
      error={error}
      onRetry={refresh}
      empty={rows.length === 0 ? 'Nada encontrado.' : undefined}
      rows={{ count: 4, height: 40 }}
    >
      <ul className="road-rows">
        {rows.map(({ id, label, detail, action }) => (
          <li key={id}>
            <div>
              <b>{label}</b>
              <small>{detail}</small>
            </div>
            {action}
          </li>
        ))}
      </ul>
      {more.has && (
        <Button size="gate" pending={more.loading} onClick={more.load}>
          Mostrar mais
        </Button>
      )}
    </QueryState>
  </section>
)

/** The company's drivers and vehicles; new ones, and a driver's way in. */
export const FleetPage = () => {
  const operates = useOperates()
  const drivers = usePages(transporterRoutes.drivers, { size: 50 })
  const vehicles = usePages(transporterRoutes.vehicles, { size: 50 })
  const [text, setText] = useState('')
  const [open, setOpen] = useState<'driver' | 'vehicle'>()
  const [given, setGiven] = useState<Given>()
  const access = useCommand(accessRoutes.inviteDriver, {
    successMessage: false,
    done: (answer, { id }) => setGiven({ name: drivers.items.find((one) => one.id === id)?.name ?? '', access: answer as AccessAnswer }),
  })
  const fits = wordsIn(text)
  const adding = (what: 'driver' | 'vehicle', label: string) =>
    operates && (
      <Button size="gate" icon="plus" onClick={() => setOpen(what)}>
        {label}
      </Button>
    )
  const actionOf = (id: string) =>
    operates && (
      <Button size="gate" icon="unlock" pending={access.pending} onClick={() => void access.run({ id })}>
        Dar acesso
      </Button>
    )
  return (
    <>
      <TextField label="Buscar motorista ou placa" value={text} onChange={setText} />
      <FleetList
        title="Motoristas"
        list={drivers}
        add={adding('driver', 'Cadastrar motorista')}
        rows={drivers.items
          .filter(({ name }) => fits(name))
          .map(({ id, name, phone, active }) => ({
            ...{ id, label: name, detail: active ? phoneMask.show(phone) : 'Inativo' },
            ...(active && { action: actionOf(id) }),
          }))}
      />
      <FleetList
        title="Veículos"
        list={vehicles}
        add={adding('vehicle', 'Cadastrar veículo')}
        rows={vehicles.items
          .filter(({ plate }) => fits(plate))
          .map(({ id, plate, vehicleType, trailerType }) => ({
            ...{
              id,
              label: plateMask.show(plate),
              detail: [vehicleLabel(vehicleType), vehicleLabel(trailerType)].filter(Boolean).join(' · '),
            },
          }))}
      />
      <AskedDocuments kind="DRIVER" side="carrier" fits={fits} />
      <AskedDocuments kind="VEHICLE" side="carrier" fits={fits} />
      <Suspense>
        {open === 'driver' && <AddDriver onDone={drivers.refresh} onClose={() => setOpen(undefined)} />}
        {open === 'vehicle' && <AddVehicle onDone={vehicles.refresh} onClose={() => setOpen(undefined)} />}
        {given && <GivenAccess {...given} onClose={() => setGiven(undefined)} />}
      </Suspense>
    </>
  )
}
