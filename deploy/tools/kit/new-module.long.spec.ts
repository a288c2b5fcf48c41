import { rmSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, it } from 'vitest'
import { folderWithModule, server, specs } from './module-folder.ts'
import { root } from './places.mjs'

const folder = folderWithModule()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const typeErrors = (): readonly string[] => {
  const { compilerOptions } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, incremental: false, types: [] }, folder)
  const own = server.filter((file) => !specs.includes(file)).map(({ path }) => join(folder, path))
  const program = ts.createProgram(own, options)
  return own
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

it('a new module passes the types of its server side', () => expect(typeErrors()).toEqual([]))
