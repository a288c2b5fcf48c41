import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../app/session/session.ts'
import { useShortcut } from '../../lib/keyboard.ts'
import { LookPill } from '../../lib/load/LookPill.tsx'
import { statusLook } from '../../lib/load/status-look.ts'
import { BlockedButton, Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { type ActionName, offered } from './actions.ts'
import { type Asked, changesOf, offeredOf } from './changes/changing.ts'
import { PriorityFlag } from './PriorityFlag.tsx'
import { TagEditor } from './TagEditor.tsx'
import type { Actions } from './use-actions.ts'
import type { LoadOfPage } from './use-load.ts'

type Props = {
  readonly load: LoadDetails
  readonly page: LoadOfPage
  readonly actions: Actions
  readonly wanted: ActionName | 'receipts' | undefined
  readonly onReceipts: () => void
  readonly onAsk: (asked: Asked) => void
  readonly onShare: () => void
}

/** What it is, how it stands, and what may be done to it. */
export const DetailsHeader = ({ load, page, actions, wanted, onReceipts, onAsk, onShare }: Props) => {
  const { roles } = useSession()
  const { first, rest, elsewhere } = offered(load)
  const draft = load.statusCode === 'DRAFT'
  const offer = offeredOf(load, changesOf.offer).filter(({ because }) => because === undefined)
  const hasReceipts = load.statusCode === 'IN_DELIVERY' || load.statusCode === 'DELIVERED' || load.statusCode === 'FINISHED'
  useShortcut({ keys: 'c', label: 'Verificar comprovantes', group: 'Carga', run: onReceipts }, { when: hasReceipts })
  return (
    <header className="title">
      <Link className="icon-btn" to="/loads" aria-label="Voltar ao quadro">
        <Icon name="left" />
      </Link>
      <h1 className="num">{load.externalId}</h1>
      <LookPill look={statusLook(load.statusCode)} />
      <PriorityFlag load={load} page={page} />
      <Tag>{loadLabels.freightType[(load.freightType ?? 'CIF') as keyof typeof loadLabels.freightType] ?? load.freightType}</Tag>
      <Tag>{loadLabels.hiringType[load.hiringType]}</Tag>
      <TagEditor load={load} page={page} />
      {page.behind && (
        <span className="behind" role="status">
          <Icon name="refresh" size={14} spin />
          atualizando…
        </span>
      )}
      <div className="acts">
        {draft && allows(may.launchLoads, roles) && (
          <Link className="btn" to="/new/load/$hash" params={{ hash: load.hashId }}>
            <Icon name="pencil" />
            Editar
          </Link>
        )}
        {load.freightType === 'FOB' && load.actions.some(({ action, allowed }) => action === 'EditFob' && allowed) && (
          <Link className="btn" to="/new/load/$hash" params={{ hash: load.hashId }} search={{ edit: true }}>
            <Icon name="pencil" />
            Editar
          </Link>
        )}
        {hasReceipts && (
          <Button icon="file-check" look={wanted === 'receipts' ? 'primary' : 'plain'} keys="C" onClick={onReceipts}>
            Comprovantes
          </Button>
        )}
        {first.map(({ name, ask, because }) =>
          because ? (
            <BlockedButton key={name} reason={because}>
              {ask.label}
            </BlockedButton>
          ) : (
            <Button
              key={name}
              icon={ask.icon}
              look={ask.danger ? 'danger' : name === wanted ? 'primary' : 'plain'}
              onClick={() => actions.start(name)}
            >
              {ask.label}
            </Button>
          ),
        )}
        <Menu label="Mais ações" align="end" trigger={(ties) => <IconButton icon="more" label="Mais ações" className="framed" {...ties} />}>
          {(close) => (
            <>
              {rest.map(({ name, ask, because }) => (
                <MenuItem
                  key={name}
                  icon={ask.icon}
                  blocked={because}
                  danger={ask.danger ?? false}
                  onSelect={() => {
                    close()
                    actions.start(name)
                  }}
                >
                  {ask.label}
                </MenuItem>
              ))}
              {offer.map(({ name, label, icon }) => (
                <MenuItem
                  key={name}
                  icon={icon}
                  onSelect={() => {
                    close()
                    onAsk({ name })
                  }}
                >
                  {label}
                </MenuItem>
              ))}
              {load.transporterId && allows(may.runLoads, roles) && (
                <MenuItem
                  icon="link"
                  onSelect={() => {
                    close()
                    onShare()
                  }}
                >
                  Compartilhar rastreamento
                </MenuItem>
              )}
              {!draft && allows(may.launchLoads, roles) && (
                <>
                  {rest.length > 0 && <hr />}
                  <Link className="menu-item" role="menuitem" tabIndex={-1} to="/new/load/$hash" params={{ hash: load.hashId }}>
                    <Icon name="copy" />
                    <span>Repetir carga</span>
                  </Link>
                </>
              )}
              {elsewhere.length > 0 && (
                <p className="menu-head">
                  <b>Em outro status</b>
                  {elsewhere.map(({ ask }) => ask.label).join(', ')}
                </p>
              )}
            </>
          )}
        </Menu>
      </div>
    </header>
  )
}
