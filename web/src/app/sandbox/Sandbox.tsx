import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { useState } from 'react'
import { alert, defaultTitles, type FeedbackStyle, message, notification } from '../../base/feedback.ts'
import { offerExport } from '../../shared/reports/exports.ts'
import { BlockedButton, Button, IconButton } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FileList } from '../../ui/FileList.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { icons } from '../../ui/icons.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatusPill, Tag } from '../../ui/StatusPill.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { Fields } from './Fields.tsx'
import { Lists } from './Lists.tsx'
import { Overlays } from './Overlays.tsx'
import './sandbox.css'

const styles = Object.keys(defaultTitles) as FeedbackStyle[]
const tones = {
  idle: 'Sem motorista',
  negotiation: 'Leilão',
  progress: 'Em trânsito',
  confirm: 'Verificar canhotos',
  done: 'Comprovante aprovado',
  danger: 'Comprovante recusado',
} as const
const toneIcons = { idle: 'user', negotiation: 'hammer', progress: 'truck', confirm: 'file', done: 'check', danger: 'warning' } as const
const happenings = [
  { id: '1', at: '2026-11-21T08:02:00Z', when: '21/11 08:02', title: 'Posição recebida', by: 'integração' },
  {
    id: '2',
    at: '2026-11-21T05:31:00Z',
    when: '21/11 05:31',
    title: 'Ocorrência aberta: pneu',
    detail: 'custo estimado R$ 1.150,00',
    by: 'J. Almeida, motorista',
    tone: 'bad',
  },
  { id: '3', at: '2026-11-20T10:47:00Z', when: '20/11 10:47', title: 'Saiu para entrega', by: 'Portaria Iguaçu', tone: 'key' },
  {
    id: '4',
    at: '2026-11-19T17:20:00Z',
    when: '19/11 17:20',
    title: 'Recusado: alterar o preço depois da contratação',
    detail: 'regra LOAD_PRICE_LOCKED',
    by: 'C. Prado, operadora',
    tone: 'refused',
  },
] as const

const Buttons = () => (
  <div className="row">
    <Button look="primary" icon="plus">
      Novo Frete
    </Button>
    <Button icon="refresh">Atualizar</Button>
    <Button look="quiet">Limpar filtros</Button>
    <Button look="danger" icon="trash">
      Excluir
    </Button>
    <Button look="primary" keys="A">
      Aprovar
    </Button>
    <Button pending>Salvando</Button>
    <Button disabled>Inativo</Button>
    <BlockedButton reason="Só depois de aprovados todos os comprovantes">Finalizar Frete</BlockedButton>
    <IconButton icon="filter" label="Filtros Avançados, ativos" dot className="framed" />
    <IconButton icon="refresh" label="Atualizar: 4 atualizações" badge={4} className="framed" />
  </div>
)

const Feedbacks = () => (
  <div className="row">
    {styles.map((style) => (
      <span className="row" key={style}>
        <Button onClick={() => message(style, 'Local de embarque cadastrado com sucesso.')}>message {style}</Button>
        <Button onClick={() => notification({ style, text: 'O relatório está sendo processado', lasts: null })}>
          notification {style}
        </Button>
        <Button
          onClick={() => void alert({ style, text: 'Os dados foram alterados por outra pessoa.\nQuem: C. Prado, 21/11/2026 08:02.' })}
        >
          alert {style}
        </Button>
      </span>
    ))}
  </div>
)

const history = {
  title: reportLabels.title['history']!,
  ask: reportLabels.askHistory,
  generate: reportLabels.generate,
  from: { route: reportCommands.history, input: {} },
}

const storedFiles = [{ name: 'romaneio.pdf', size: 183_204 }, { name: 'canhoto.png', size: 41_000 }, { name: 'itens.xlsx' }] as const

const Files = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <div className="trio">
      <FileDrop label="Anexar arquivos" files={files} onChange={setFiles} />
      <FileList files={storedFiles} onDownload={({ name }) => message('info', name)} />
      <FileList files={[]} />
    </div>
  )
}

/** A gallery of every component of ui/; exists in development only. */
export const Sandbox = () => (
  <main className="sandbox">
    <h1>Vitrine de componentes</h1>
    <h2>Botões e menus</h2>
    <Buttons />
    <h2>Situações e etiquetas</h2>
    <div className="row">
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <StatusPill key={tone} tone={tone} icon={toneIcons[tone]}>
          {tones[tone]}
        </StatusPill>
      ))}
      <Tag>frágil</Tag>
      <Tag onRemove={() => {}}>paletizado</Tag>
    </div>
    <h2>Campos</h2>
    <Fields />
    <h2>Avisos</h2>
    <Feedbacks />
    <h2>Camadas</h2>
    <Overlays />
    <div className="row">
      <Button onClick={() => offerExport(history)}>Exportação</Button>
    </div>
    <h2>Listas e imagens</h2>
    <Lists />
    <h2>Arquivos</h2>
    <Files />
    <h2>Linha do tempo</h2>
    <Timeline label="O que aconteceu" items={happenings} />
    <h2>Estados</h2>
    <div className="trio">
      <EmptyState text="Não possui cargas no momento..." action={<Button icon="plus">Novo Frete</Button>} />
      <ErrorState text="Falha ao carregar cargas." onRetry={() => {}} />
      <Skeleton count={3} height={64} radius={10} />
    </div>
    <div className="trio">
      <FormNote icon="lock">Só quem tem o perfil de gestão altera este cadastro.</FormNote>
      <FormNote icon="warning" tone="danger">
        Muito acima do usual nesta rota.
      </FormNote>
      <FormNote icon="info" tone="quiet">
        Usual nesta rota: R$ 4.300,00.
      </FormNote>
    </div>
    <div className="trio">
      <ProgressBar label="Relatório" share={0.42} />
      <ProgressBar label="Envio" />
    </div>
    <Fold title="2 comandos mantêm o status">Avisar, Anotar</Fold>
    <h2>Ícones</h2>
    <div className="row">
      {Object.keys(icons).map((name) => (
        <span key={name} className="icon-sample">
          <Icon name={name} size={20} />
          <small>{name}</small>
        </span>
      ))}
    </div>
  </main>
)
