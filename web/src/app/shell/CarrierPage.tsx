import { carrierRoles } from '@embarca/contracts/roles.ts'
import { useSession } from '../../session/session.ts'
import { PlainPage } from './PlainPage.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** Shown to transporters and drivers until their app exists: where it will be, and the way out. */
export const CarrierPage = () => {
  const { roles } = useSession()
  const isDriver = roles.includes('driver') && !carrierRoles.some((role) => role !== 'driver' && roles.includes(role))
  return (
    <PlainPage
      icon="truck"
      title={isDriver ? 'O aplicativo do motorista chega em breve' : 'O portal da transportadora chega em breve'}
      home={false}
    >
      <p>
        Ele ficará neste endereço: <b>{location.host + location.pathname}</b>.{' '}
        {isDriver ? 'Suas viagens' : 'Suas ofertas, motoristas e viagens'} aparecerão aqui, com este mesmo usuário.
      </p>
      <p>
        Até lá,{' '}
        {isDriver
          ? 'combine coletas, entregas e comprovantes com a sua transportadora'
          : 'responda às ofertas pelo canal combinado com o embarcador'}
        .
      </p>
      <SignOutButton />
    </PlainPage>
  )
}
