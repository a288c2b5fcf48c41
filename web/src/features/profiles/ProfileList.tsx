import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useShortcut } from '../../base/keyboard.ts'
import { refreshRead, usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { IconButton } from '../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { profileLabel } from './profile-labels.ts'
import '../../ui/listing.css'
import '../../ui/register.css'
import './profiles.css'

type Props = { readonly text: string; readonly onSearch: (text: string) => void }

/** The load profiles of this company; a launch starts from one of them. */
export const ProfileList = ({ text, onSearch }: Props) => {
  const { roles } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const may = allows(profileCommands.addProfile.may, roles)
  const profiles = usePages(referenceRoutes.profiles, { size: 50, ...(text && { text }) }, { keep: true })
  const [ask, question] = useConfirm()
  const remove = useCommand(profileCommands.removeProfile, { done: () => refreshRead(client, referenceRoutes.profiles) })
  useShortcut(
    { keys: 'n', label: 'Novo perfil', group: 'Perfis de carga', run: () => void navigate({ to: '/loadprofiles/new' }) },
    { when: may },
  )
  const confirmRemove = async (id: string, name: string) => {
    if (await ask({ title: `Excluir o perfil ${name}?`, text: IRREVERSIBLE, accept: 'Excluir', danger: true })) await remove.run({ id })
  }
  return (
    <main className="register profiles">
      <div className="tools">
        <h1>Perfis de carga</h1>
        <SearchBox placeholder="Buscar perfis" value={text} onSubmit={onSearch} />
        {may && (
          <Link className="btn primary" to="/loadprofiles/new">
            <Icon name="plus" />
            Novo perfil
          </Link>
        )}
      </div>
      <div className="listing">
        <div className="row head" aria-hidden>
          <span>Perfil</span>
          <span>Medida</span>
          <span>Aceite</span>
          <span>Veículo</span>
          <span />
        </div>
        <QueryState
          what="perfis"
          pending={profiles.pending}
          failed={profiles.failed}
          error={profiles.error}
          onRetry={profiles.refresh}
          empty={profiles.items.length ? undefined : text ? 'Nenhum perfil encontrado.' : 'Nenhum perfil cadastrado.'}
        >
          <InfiniteList
            label="Perfis de carga"
            items={profiles.items}
            keyOf={({ id }) => id}
            estimate={45}
            gap={0}
            more={profiles.more}
            end="Fim da busca."
            render={({ id, name, measureType, acceptType, vehicleType, trailerType, approvalRequired, attachmentsRequired }) => (
              <div className="row">
                <span>
                  {may ? (
                    <Link to="/loadprofiles/new" search={{ id }}>
                      <b>{name}</b>
                    </Link>
                  ) : (
                    <b>{name}</b>
                  )}
                  {approvalRequired && <small> · com aprovação</small>}
                  {attachmentsRequired && <small> · exige anexo</small>}
                </span>
                <span>{profileLabel('measureType', measureType)}</span>
                <span>{acceptType ? loadLabels.acceptType[acceptType as keyof typeof loadLabels.acceptType] : '–'}</span>
                <span className="cut">
                  {[vehicleType, trailerType]
                    .map((code) => vehicleLabel(code))
                    .filter(Boolean)
                    .join(' · ') || 'Qualquer'}
                </span>
                {may ? (
                  <IconButton icon="trash" label={`Excluir o perfil ${name}`} onClick={() => void confirmRemove(id, name)} />
                ) : (
                  <span />
                )}
              </div>
            )}
          />
        </QueryState>
      </div>
      {question}
    </main>
  )
}
