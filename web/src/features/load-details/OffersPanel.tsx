import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useState } from 'react'
import { against, money } from '../../lib/load/measures.ts'
import { ago } from '../../lib/load/moments.ts'
import { usePages } from '../../lib/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { isAllowed } from './actions.ts'
import { offerRows } from './offer-rows.ts'
import type { Actions } from './use-actions.ts'

const spoke = new Set(['hired', 'accepted', 'lost', 'declined'])
const SILENT = 3

/** Who was reached and what each did with the offer; among those who accepted one is chosen here. */
export const OffersPanel = ({ load, now, actions }: { readonly load: LoadDetails; readonly now: number; readonly actions: Actions }) => {
  const accepts = usePages(negotiationRoutes.accepts, { id: load.hashId })
  const talks = usePages(negotiationRoutes.negotiations, { id: load.hashId, size: 50 })
  const [all, setAll] = useState(false)
  const [wanted, setWanted] = useState<{ id: string; name: string; price?: number | undefined }>()
  const mayChoose = isAllowed(load, 'ChooseTransporter')
  const rows = offerRows(accepts.items, talks.items, load.transporterId, load.statusCode === 'WAITING_APPROVE')
  const shown = all ? rows : rows.slice(0, Math.max(SILENT, rows.filter(({ state }) => spoke.has(state)).length))
  return (
    <section className="panel" id="offers" aria-label="Participantes">
      <h2>
        Participantes
        <small className="num">
          {load.acceptAmount} {load.acceptAmount === 1 ? 'aceite' : 'aceites'} · {load.viewsAmount}{' '}
          {load.viewsAmount === 1 ? 'viu' : 'viram'} · {load.declinedAmount} {load.declinedAmount === 1 ? 'recusou' : 'recusaram'}
        </small>
      </h2>
      {talks.pending || accepts.pending ? (
        <Skeleton count={3} height={24} />
      ) : rows.length === 0 ? (
        <p className="none">Ninguém foi alcançado pela oferta ainda.</p>
      ) : (
        <ul className={mayChoose ? 'offers choosing' : 'offers'}>
          {shown.map((row) => (
            <li key={row.id}>
              <span className="cut">
                <b>{row.name}</b>
                {row.note && <small>{row.note}</small>}
              </span>
              <StatusPill tone={row.tone} icon={row.icon}>
                {row.word}
              </StatusPill>
              <span className="num price">
                {row.price !== undefined && money(row.price)}
                {row.price !== undefined && load.referenceValue ? (
                  <small>{against(row.price, load.referenceValue)} da referência</small>
                ) : (
                  row.at && <small>{ago(row.at, now)}</small>
                )}
              </span>
              {row.state === 'accepted' && mayChoose && (
                <Button
                  onClick={() => {
                    actions.look()
                    setWanted({ id: row.id, name: row.name, price: row.price })
                  }}
                >
                  Escolher
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown.length && (
        <button type="button" className="see" onClick={() => setAll(true)}>
          Ver os {rows.length} participantes
        </button>
      )}
      <Confirm
        open={wanted !== undefined}
        title={`Escolher ${wanted?.name ?? ''}?`}
        text={`A carga será contratada${wanted?.price === undefined ? '' : ` por ${money(wanted.price)}`}. As outras transportadoras serão avisadas.`}
        accept="Escolher"
        pending={actions.pending}
        onClose={() => setWanted(undefined)}
        onAccept={() => wanted && void actions.choose(wanted.id).finally(() => setWanted(undefined))}
      />
    </section>
  )
}
