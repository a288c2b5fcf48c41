import { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { useState } from 'react'
import { phone as phoneMask } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { wordsIn } from './words-in.ts'

/** The company's drivers and vehicles. */
export const FleetPage = () => {
  const drivers = usePages(transporterRoutes.drivers, { size: 50 })
  const vehicles = usePages(transporterRoutes.vehicles, { size: 50 })
  const [text, setText] = useState('')
  const fits = wordsIn(text)
  const lists = [
    {
      title: 'Motoristas',
      list: drivers,
      rows: drivers.items
        .filter(({ name }) => fits(name))
        .map(({ id, name, phone, active }) => ({ id, label: name, detail: active ? phoneMask.show(phone) : 'Inativo' })),
    },
    {
      title: 'Veículos',
      list: vehicles,
      rows: vehicles.items
        .filter(({ plate }) => fits(plate))
        .map(({ id, plate, vehicleType, trailerType }) => ({
          id,
          label: plate,
          detail: [vehicleType, trailerType].filter(Boolean).join(' · '),
        })),
    },
  ]
  return (
    <>
      <TextField label="Buscar" value={text} onChange={setText} />
      {lists.map(({ title, list: { pending, failed, error, refresh, more }, rows }) => (
        <section key={title} className="road-card" aria-label={title}>
          <h2>{title}</h2>
          <QueryState
            what={title.toLowerCase()}
            pending={pending}
            failed={failed}
            error={error}
            onRetry={refresh}
            empty={rows.length === 0 ? 'Nada encontrado.' : undefined}
            rows={{ count: 4, height: 40 }}
          >
            <ul className="road-list">
              {rows.map(({ id, label, detail }) => (
                <li key={id}>
                  <b>{label}</b> <small>{detail}</small>
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
      ))}
    </>
  )
}
