import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { isAllowed } from './actions.ts'
import type { LoadPageState } from './use-load.ts'

/** `over` is the stored text that the user started from; a conflict clears it, so that the next attempt overwrites the newer text. */
type Writing = { readonly text: string; readonly over?: ObservationBase }
type ObservationBase = { readonly text: string; readonly revision: number }

/** The staff's note on the load. After a concurrent change the user is warned first and keeps the typed text. */
export const ObservationPanel = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadPageState }) => {
  const written = load.terms?.observation ?? load.form?.observation ?? ''
  const [typed, setTyped] = useState<Writing>()
  const observe = useCommand(loadRoutes.observe, {
    done: async (answer) => {
      await page.afterCommand(answer)
      setTyped(undefined)
    },
    failed: ({ status }) => {
      void page.refetchAll()
      if (status === 409) setTyped((before) => before && { text: before.text })
    },
  })
  const may = isAllowed(load, 'ObserveLoad')
  const save = () => {
    if (typed === undefined) return
    const { text, over } = typed
    const ifMatch = over && over.text !== written ? over.revision : load.revision
    if (load.terms) page.updateOptimistically({ terms: { ...load.terms, observation: text } })
    void observe.run({ id: load.hashId, observation: text }, { ifMatch })
  }
  if (!may && !written) return null
  return (
    <section className="panel" aria-label="Observação">
      <h2>Observação</h2>
      {typed === undefined ? (
        <>
          <p className={written ? 'written' : 'none'}>{written || 'Nada anotado.'}</p>
          {may && (
            <PlainButton className="see" onClick={() => setTyped({ text: written, over: { text: written, revision: load.revision } })}>
              {written ? 'Alterar observação' : 'Escrever observação'}
            </PlainButton>
          )}
        </>
      ) : (
        <div className="writing">
          <TextArea label="Observação" value={typed.text} onChange={(text) => setTyped({ ...typed, text })} maxLength={4000} autoFocus />
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
