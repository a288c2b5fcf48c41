import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { askOf, isAllowed } from './actions.ts'
import { nowOf } from './now-panel.ts'
import type { Actions } from './use-actions.ts'

const icons = { danger: 'warning', idle: 'info', negotiation: 'clock', progress: 'truck', confirm: 'file-check', done: 'check-circle' }

/** The first thing to read: what needs doing now, with its button. */
export const NowPanel = ({ load, now, actions }: { readonly load: LoadDetails; readonly now: number; readonly actions: Actions }) => {
  const said = nowOf(load, now)
  if (!said) return null
  const { action } = said
  const may = action === 'receipts' || (action !== undefined && isAllowed(load, action))
  return (
    <section className={`panel now ${said.tone}`} aria-label="Agora">
      <Icon name={icons[said.tone]} size={20} />
      <div>
        <b>{said.title}</b>
        {said.text && <p className="num">{said.text}</p>}
      </div>
      {action && may && (
        <Button onClick={() => actions.start(action)}>{action === 'receipts' ? 'Verificar comprovantes' : askOf(action).label}</Button>
      )}
    </section>
  )
}
