import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useState } from 'react'
import { useCommand } from '../../lib/command.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { isAllowed } from './actions.ts'
import type { LoadOfPage } from './use-load.ts'

/** What staff wrote on the load; a conflict keeps what was typed. */
export const ObservationPanel = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadOfPage }) => {
  const written = load.terms?.observation ?? load.form?.observation ?? ''
  const [typed, setTyped] = useState<string>()
  const observe = useCommand(loadRoutes.observe, {
    done: async (answer) => {
      await page.did(answer)
      setTyped(undefined)
    },
    failed: () => void page.again(),
  })
  const may = isAllowed(load, 'ObserveLoad')
  const save = () => {
    if (typed === undefined) return
    if (load.terms) page.pretend({ terms: { ...load.terms, observation: typed } })
    void observe.run({ id: load.hashId, observation: typed }, { ifMatch: load.revision })
  }
  if (!may && !written) return null
  return (
    <section className="panel" aria-label="Observação">
      <h2>Observação</h2>
      {typed === undefined ? (
        <>
          <p className={written ? 'written' : 'none'}>{written || 'Nada anotado.'}</p>
          {may && (
            <button type="button" className="see" onClick={() => setTyped(written)}>
              {written ? 'Alterar observação' : 'Escrever observação'}
            </button>
          )}
        </>
      ) : (
        <div className="writing">
          <TextArea label="Observação" value={typed} onChange={setTyped} maxLength={4000} autoFocus />
          <div className="overlay-footer">
            <Button onClick={() => setTyped(undefined)}>Cancelar</Button>
            <Button look="primary" pending={observe.pending} onClick={save}>
              Salvar
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
