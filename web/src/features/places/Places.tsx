import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { usePages } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { PlaceFields, placeForm } from '../../shared/place/place-form.tsx'
import { type DrawerAddress, pageInput, useRegisterAddress } from '../../shared/register/address.ts'
import { RegisterDrawer } from '../../shared/register/RegisterEditor.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { formTexts, listTexts } from '../../shared/register/texts.ts'
import { IconLink } from '../../ui/LinkButton.tsx'
import { placeColumns } from './place-columns.tsx'

const to = '/collectionLocations'

/** Where loads of this company are collected, in pages of 20 (specification 1 §9). */
export const PlaceList = () => {
  const { address, onAddress } = useRegisterAddress<DrawerAddress>()
  const { id, adds, ...page } = address
  const { roles } = useSession()
  return (
    <RegisterPage
      title="Locais de coleta"
      texts={listTexts('local', 'locais')}
      query={usePages(referenceRoutes.collectPlacesPaged, pageInput<'name' | 'city'>(page, 20), { keep: true })}
      columns={placeColumns}
      nameOf={({ name }) => name}
      {...{ address: page, onAddress }}
      add={{ command: placeCommands.addPlace, label: 'Novo local', link: { to, search: { ...page, adds: true } } }}
      edit={{ command: placeCommands.changePlace, link: (place) => ({ to, search: { ...page, id: place.id } }) }}
      actions={({ id: place, name }) =>
        allows(may.configure, roles) && (
          <IconLink
            icon="gear"
            label={`Configurar a portaria de ${name}`}
            to="/collectionLocation/{-$id}"
            params={{ id: place }}
            search={{ tab: 'gate' }}
          />
        )
      }
      remove={{
        command: placeCommands.removePlace,
        list: referenceRoutes.collectPlacesPaged,
        named: ({ name }) => name,
        text: () => 'As cargas que já passam por este local continuam com o endereço dele.',
      }}
    >
      <RegisterDrawer
        open={id !== undefined || adds === true}
        {...{ id }}
        form={placeForm}
        texts={formTexts('local')}
        onClose={() => onAddress(page)}
      >
        {(form) => <PlaceFields form={form} />}
      </RegisterDrawer>
    </RegisterPage>
  )
}
