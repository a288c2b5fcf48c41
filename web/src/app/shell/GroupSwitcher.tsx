import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { useRereadSession, useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useNavigateHref } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { RadioInput } from '../../ui/RadioInput.tsx'
import { NativeDialog } from './NativeDialog.tsx'

/** Full-access users with more than one operation group choose the group whose loads they see. */
export const GroupSwitcher = () => {
  const { rights, operationGroups, activeOperationGroupId } = useSession()
  const reread = useRereadSession()
  const router = useRouter()
  const navigateHref = useNavigateHref()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(activeOperationGroupId)
  const change = useCommand(sessionRoutes.changeGroup, {
    done: async () => {
      setOpen(false)
      const back = router.state.location.href
      await navigateHref('/loadingScreen', { replace: true })
      await reread()
      await navigateHref(back, { replace: true })
    },
  })
  const active = operationGroups.find(({ id }) => id === activeOperationGroupId)
  if (!rights.fullAccess || operationGroups.length < 2) return null

  const show = () => {
    setChosen(activeOperationGroupId)
    setOpen(true)
  }
  return (
    <>
      <PlainButton className="bar-group" onClick={show} aria-label={`Grupo de operação: ${active?.name ?? 'todos'}. Trocar`}>
        <Icon name="building" />
        <span className="cut">{active?.name ?? 'Grupo de operação'}</span>
        <Icon name="down" size={12} />
      </PlainButton>
      <NativeDialog open={open} onClose={() => setOpen(false)} title="Trocar grupo de operação">
        <fieldset className="choices">
          <legend className="hidden-text">Grupo de operação</legend>
          {operationGroups.map(({ id, name }) => (
            <label key={id}>
              <RadioInput name="operation-group" checked={chosen === id} onChange={() => setChosen(id)} />
              {name}
              {id === activeOperationGroupId && <small>atual</small>}
            </label>
          ))}
        </fieldset>
        <div className="sheet-foot">
          <Button onClick={() => setOpen(false)}>Cancelar</Button>
          <Button
            look="primary"
            pending={change.pending}
            disabled={!chosen || chosen === activeOperationGroupId}
            onClick={() => chosen && change.run({ operationGroupId: chosen })}
          >
            Salvar
          </Button>
        </div>
      </NativeDialog>
    </>
  )
}
