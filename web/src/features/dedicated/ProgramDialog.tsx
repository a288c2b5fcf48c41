import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { cut, cuts } from '../../base/texts.ts'
import { useDebounced } from '../../base/use-debounced.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { RadioInput } from '../../ui/RadioInput.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { actionNames, type DialogProps, widthOf } from './actions.ts'
import { exactKilometres } from './looks.tsx'

const PAUSE = 500

/** The loads that the vehicle may take; one must be chosen, and is then confirmed (R230, R235). */
export const ProgramDialog = ({ action, onAction, onClose }: DialogProps) => {
  const { vehicle } = action
  const [text, setText] = useState('')
  const [typed, type] = useDebounced(text, setText, PAUSE)
  const [chosen, choose] = useState<{ readonly hashId: string; readonly code: string }>()
  const query = usePages(
    dedicatedRoutes.candidates,
    { dedicatedId: vehicle.id, ...(text.trim() && { text: text.trim() }) },
    { keep: true, live: true },
  )
  return (
    <FormDialog
      title={actionNames.program}
      width={widthOf('program')}
      accept="Continuar"
      disabled={!chosen}
      pending={false}
      className="fleet-form"
      onSend={() => chosen && onAction({ ...action, type: 'bindShipping', load: chosen })}
      onClose={onClose}
    >
      <TextField label="Buscar carga" autoFocus autoComplete="off" value={typed} onChange={type} />
      <QueryState
        what="cargas"
        icon="truck"
        pending={query.pending}
        failed={query.failed && query.items.length === 0}
        error={query.error}
        onRetry={query.refresh}
        empty={query.items.length ? undefined : 'Não existem cargas disponíveis.'}
        rows={{ count: 3, height: 56 }}
      >
        <fieldset className="fleet-candidates">
          <legend className="hidden-text">Cargas disponíveis</legend>
          {query.items.map(({ hashId, code, deliveryPlace, distance, freightPrice, collectDate }) => (
            <label key={hashId}>
              <RadioInput name="candidate" checked={chosen?.hashId === hashId} onChange={() => choose({ hashId, code })} />
              <span>
                <b>{cut(code, cuts.loadCodeDedicated)}</b>
                <small>
                  {[
                    cut(deliveryPlace, cuts.deliveryPlaceDedicated),
                    collectDate && fullDateTime(collectDate),
                    exactKilometres(distance),
                    freightPrice !== undefined && money(freightPrice),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        {query.more.has && (
          <Button look="quiet" pending={query.more.loading} onClick={query.more.load}>
            Mostrar mais
          </Button>
        )}
      </QueryState>
    </FormDialog>
  )
}
