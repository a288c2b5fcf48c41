import { Button } from '../../ui/Button.tsx'

type Answering = { readonly pending: boolean; readonly run: (input: { readonly id: string }) => unknown }
type Props = { readonly id: string; readonly accept: Answering; readonly refuse: Answering }

/** Accepts or refuses what another company asks of this one. */
export const AnswerButtons = ({ id, accept, refuse }: Props) => (
  <div className="road-buttons">
    <Button size="gate" look="primary" icon="check" pending={accept.pending} onClick={() => void accept.run({ id })}>
      Aceitar
    </Button>
    <Button size="gate" look="danger" pending={refuse.pending} onClick={() => void refuse.run({ id })}>
      Recusar
    </Button>
  </div>
)
