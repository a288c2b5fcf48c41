import { PlainPage } from './PlainPage.tsx'

export const ForbiddenPage = () => (
  <PlainPage icon="lock" title="Acesso não permitido">
    <p>Seu perfil não dá acesso a esta tela. Se precisar dela, fale com um administrador da sua empresa.</p>
  </PlainPage>
)
