import { PlainPage } from './PlainPage.tsx'

/** The home of a role whose module is still to come. */
export const SoonPage = () => (
  <PlainPage icon="clock" title="Esta tela ainda está em construção" home={false}>
    <p>Seu perfil começa o dia aqui, e este módulo chega em uma próxima versão. Nada do que você faz em outras telas muda.</p>
  </PlainPage>
)
