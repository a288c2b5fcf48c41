import type { SavedView } from '@embarca/contracts/saved-view/routes.ts'
import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { roleNames } from '../role-labels.ts'
import { RoleDefaults } from './RoleDefaults.tsx'
import { SaveView } from './SaveView.tsx'
import type { SavedViewsOfList } from './use-saved-views.ts'
import './saved-views.css'

type Props = {
  readonly list: SavedViewsOfList
  /** Whether the user may set the default views of roles, and change shared views. */
  readonly admin: boolean
  readonly onClose: () => void
}

/** The views of a list: rename, share, update to the current filters, set as default, or remove. */
export const ManageViews = ({ list, admin, onClose }: Props) => {
  const { views, query, change, remove, choose } = list
  const [renamed, setRenamed] = useState<SavedView>()
  const [begins, setBegins] = useState<SavedView>()
  const [ask, question] = useConfirm()
  const confirmRemove = async ({ id, name }: SavedView) => {
    if (await ask({ title: `Excluir a visão ${name}?`, text: IRREVERSIBLE, accept: 'Excluir', danger: true })) await remove.run({ id })
  }
  return (
    <Dialog open onClose={onClose} title="Visões salvas" width={620}>
      {views.length === 0 ? (
        <EmptyState text="Nenhuma visão salva." icon="bookmark" />
      ) : (
        <ul className="views" aria-label="Visões salvas">
          {views.map((view) => (
            <li key={view.id} className="view-line">
              <span className="view-name">
                <b className="cut">{view.name}</b>
                <small className="cut">
                  {view.mine ? 'Sua visão' : (view.ownerName ?? 'De outra pessoa')}
                  {view.defaultFor.length > 0 && ` · padrão de ${roleNames(view.defaultFor)}`}
                </small>
              </span>
              <StatusPill tone={view.shared ? 'progress' : 'idle'} icon={view.shared ? 'users' : 'lock'}>
                {view.shared ? 'Compartilhada' : 'Privada'}
              </StatusPill>
              {admin && view.shared && (
                <IconButton icon="star" label={`Visão padrão por perfil: ${view.name}`} onClick={() => setBegins(view)} />
              )}
              {(view.mine || admin) && (
                <>
                  {query !== view.query && (
                    <IconButton
                      icon="filter"
                      label={`Usar os filtros atuais em ${view.name}`}
                      onClick={() => void change.run({ id: view.id, query })}
                    />
                  )}
                  <IconButton icon="pencil" label={`Alterar ${view.name}`} onClick={() => setRenamed(view)} />
                  <IconButton icon="trash" label={`Excluir ${view.name}`} onClick={() => void confirmRemove(view)} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {renamed && (
        <SaveView
          view={renamed}
          pending={change.pending}
          onSave={(changes) => change.run({ id: renamed.id, ...changes })}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {begins && (
        <RoleDefaults
          view={begins}
          pending={choose.pending}
          onChoose={(roles) => choose.run({ id: begins.id, roles })}
          onClose={() => setBegins(undefined)}
        />
      )}
      {question}
    </Dialog>
  )
}
