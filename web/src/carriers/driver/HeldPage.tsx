import { Icon } from '../../ui/Icon.tsx'

const held = [
  ['user', 'Nome, CPF, telefone e CNH', 'Cadastrados pela transportadora. Só as empresas das suas viagens veem.'],
  ['truck', 'Viagens, horários e canhotos', 'Guardados enquanto a lei pede a prova do transporte.'],
  ['map-marker', 'Posições', 'Só enquanto a tela da viagem está aberta e você permitiu. Só o embarcador daquela viagem vê.'],
  ['comments', 'Mensagens', 'As que você trocou sobre cada entrega.'],
] as const

/** What is held about the driver, by whom, and how to have it removed (LGPD). */
export const HeldPage = () => (
  <section className="road-card">
    <h2>O que guardamos sobre você</h2>
    <ul className="road-held">
      {held.map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} size={18} />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p>
      Tudo é cifrado com uma chave só sua. Peça à sua transportadora ou ao embarcador uma cópia, uma correção ou a remoção: apagada a chave,
      aparece “Dado removido”. Neste aparelho, o que espera envio também fica cifrado.
    </p>
  </section>
)
