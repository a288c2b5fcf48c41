import { useState } from 'react'
import { message } from '../../base/feedback.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm, IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { DateRangePicker } from '../../ui/DateRangePicker.tsx'
import { DateTimePopover } from '../../ui/DateTimePopover.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Fields } from './Fields.tsx'

export const Actions = () => (
  <Menu label="Ações" trigger={(ties) => <Button {...ties}>Mais</Button>}>
    {() => (
      <>
        <p>
          <b>CG-20418</b>
          Betim, MG → Extrema, MG
        </p>
        <hr />
        <MenuItem icon="copy" onSelect={() => message('info', 'Duplicada')}>
          Duplicar
        </MenuItem>
        <MenuItem icon="ban" blocked="A carga já saiu para entrega">
          Cancelar
        </MenuItem>
        <MenuItem icon="map-marker" link={<a href="#mapa" />}>
          Ver no mapa
        </MenuItem>
        <hr />
        <MenuItem icon="sun" checked onSelect={() => message('info', 'Claro')}>
          Tema claro
        </MenuItem>
        <MenuItem icon="moon" checked={false} onSelect={() => message('info', 'Escuro')}>
          Tema escuro
        </MenuItem>
      </>
    )}
  </Menu>
)

export const Overlays = () => {
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const [drawer, setDrawer] = useState(false)
  return (
    <div className="row">
      <Button onClick={() => setAsking(true)}>Confirm</Button>
      <Button onClick={() => setDrawer(true)}>Drawer</Button>
      <Actions />
      <DateTimePopover
        label="Chegada"
        value={undefined}
        onSave={(iso) => message('info', iso)}
        trigger={(open) => <Button onClick={open}>DateTimePopover</Button>}
      />
      <DateRangePicker label="Período" value={undefined} onChange={({ from, to }) => message('info', `${from} – ${to}`)} />
      <DateRangePicker label="Meses" months value={undefined} onChange={({ from, to }) => message('info', `${from} – ${to}`)} />
      <Confirm
        open={asking}
        title="Excluir rascunho?"
        text={IRREVERSIBLE}
        danger
        accept="Excluir"
        onAccept={() => setAsking(false)}
        onClose={() => setAsking(false)}
      />
      <Button onClick={() => setWorking(true)}>Confirm com motivo</Button>
      <Confirm open={working} title="Cancelar frete?" pending onAccept={() => {}} onClose={() => setWorking(false)}>
        <TextField label="Motivo" value="Cliente desistiu" onChange={() => {}} />
      </Confirm>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        title="Filtros Avançados"
        footer={
          <Button look="primary" onClick={() => setDrawer(false)}>
            Buscar
          </Button>
        }
      >
        <Fields />
        <Actions />
        <Button onClick={() => setAsking(true)}>Pergunta por cima</Button>
      </Drawer>
    </div>
  )
}
