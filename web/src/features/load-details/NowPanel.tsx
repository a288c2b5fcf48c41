import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isAllowed, promptOf } from './actions.ts'
import { nowOf } from './now-panel.ts'
import type { Actions } from './use-actions.ts'

const icons = { danger: 'warning', idle: 'info', negotiation: 'clock', progress: 'truck', confirm: 'file-check', done: 'check-circle' }

/** The top of the page: what to do now, with its button. */
export const NowPanel = ({ load, now, actions }: { readonly load: LoadDetails; readonly now: number; readonly actions: Actions }) => {
  const notice = nowOf(load, now)
  if (!notice) return null
  const { action } = notice
  const may = action === 'receipts' || (action !== undefined && isAllowed(load, action))
  return (
    <section className={`panel now ${notice.tone}`} aria-label="Agora">
      <Icon name={icons[notice.tone]} size={20} />
      <div>
        <b>{notice.title}</b>
        {notice.text && <p className="num">{notice.text}</p>}
      </div>
      {action && may && (
        <Button onClick={() => actions.start(action)}>{action === 'receipts' ? 'Verificar comprovantes' : promptOf(action).label}</Button>
      )}
    </section>
  )
}
