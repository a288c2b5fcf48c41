import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { usePages } from '../../base/queries.ts'
import { pageInput, type RegisterAddress } from '../../shared/register/address.ts'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { listTexts } from '../../shared/register/texts.ts'
import { profileColumns } from './profile-columns.tsx'

type Props = { readonly address: RegisterAddress; readonly onAddress: (address: RegisterAddress) => void }

/** The load profiles of this company; a launch starts from one of them. */
export const ProfileList = ({ address, onAddress }: Props) => (
  <RegisterPage
    title="Perfis de carga"
    texts={listTexts('perfil', 'perfis')}
    query={usePages(referenceRoutes.profiles, pageInput(address, 50), { keep: true })}
    columns={profileColumns}
    nameOf={({ name }) => name}
    {...{ address, onAddress }}
    add={{ command: profileCommands.addProfile, label: 'Novo perfil', link: { to: '/loadprofiles/new' } }}
    edit={{ command: profileCommands.changeProfile, link: ({ id }) => ({ to: '/loadprofiles/new', search: { id } }) }}
    remove={{ command: profileCommands.removeProfile, list: referenceRoutes.profiles, named: ({ name }) => `o perfil ${name}` }}
  />
)
