/**
 * A host for a WebAssembly program that reads its arguments and writes one file, which stays in memory: the part of
 * WASI preview 1 that flite needs. Node's own `node:wasi` crashes with it (Node 20).
 */

const ERRNO = { ok: 0, badFile: 8, invalid: 28, noEntry: 44, unsupported: 52 }
const FILE = 4
const FOLDER = 3
const CREATE = 1

class Exit extends Error {
  readonly code: number

  constructor(code: number) {
    super(`The program ended with the code ${code}`)
    this.code = code
  }
}

/**
 * Runs a program, and returns the file that it wrote below `/o`.
 * @throws Error if the program fails; the text has what it wrote to the standard streams
 */
export async function runProgram(module: WebAssembly.Module, args: readonly string[]): Promise<Buffer> {
  const encoded = args.map(arg => Buffer.from(`${arg}\0`))
  let memory: WebAssembly.Memory
  let file = Buffer.alloc(1 << 16)
  let length = 0
  let position = 0
  let printed = ''
  const view = () => new DataView(memory.buffer)
  const bytes = (at: number, size: number) => Buffer.from(memory.buffer, at, size)
  const setNumber = (at: number, value: number) => view().setUint32(at, value, true)

  /** Calls back for each buffer of a list, and stores the sum of the results. */
  function eachBuffer(list: number, count: number, result: number, act: (buffer: Buffer) => number): number {
    let sum = 0
    for (let index = 0; index < count; index++) {
      const at = view().getUint32(list + index * 8, true)
      sum += act(bytes(at, view().getUint32(list + index * 8 + 4, true)))
    }
    setNumber(result, sum)
    return ERRNO.ok
  }

  function write(buffer: Buffer): number {
    if (position + buffer.length > file.length)
      file = Buffer.concat([file, Buffer.alloc(file.length + buffer.length)])
    file.set(buffer, position)
    position += buffer.length
    length = Math.max(length, position)
    return buffer.length
  }

  const host: Record<string, (...values: never[]) => number> = {
    args_sizes_get(count: number, size: number) {
      setNumber(count, encoded.length)
      setNumber(
        size,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
      )
      return ERRNO.ok
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer
      encoded.forEach((arg, index) => {
        setNumber(pointers + index * 4, at)
        bytes(at, arg.length).set(arg)
        at += arg.length
      })
      return ERRNO.ok
    },
    environ_sizes_get(count: number, size: number) {
      setNumber(count, 0)
      setNumber(size, 0)
      return ERRNO.ok
    },
    environ_get: () => ERRNO.ok,
    clock_time_get(_id: number, _precision: bigint, result: number) {
      view().setBigUint64(result, 0n, true)
      return ERRNO.ok
    },
    fd_prestat_get(fd: number, result: number) {
      if (fd !== FOLDER) return ERRNO.badFile
      setNumber(result, 0)
      setNumber(result + 4, 2)
      return ERRNO.ok
    },
    fd_prestat_dir_name(_fd: number, path: number, size: number) {
      bytes(path, size).set(Buffer.from('/o').subarray(0, size))
      return ERRNO.ok
    },
    fd_fdstat_get(fd: number, result: number) {
      bytes(result, 24).fill(0)
      view().setUint8(result, fd === FOLDER ? 3 : fd < FOLDER ? 2 : 4)
      view().setBigUint64(result + 8, 0xffffffffn, true)
      view().setBigUint64(result + 16, 0xffffffffn, true)
      return ERRNO.ok
    },
    fd_fdstat_set_flags: () => ERRNO.ok,
    fd_filestat_get(fd: number, result: number) {
      bytes(result, 64).fill(0)
      view().setUint8(result + 16, fd === FILE ? 4 : 2)
      view().setBigUint64(result + 32, BigInt(length), true)
      return ERRNO.ok
    },
    path_filestat_get: () => ERRNO.noEntry,
    path_open(
      _fd: number,
      _lookup: number,
      _path: number,
      _size: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _fdflags: number,
      result: number,
    ) {
      if ((flags & CREATE) === 0) return ERRNO.noEntry
      length = position = 0
      setNumber(result, FILE)
      return ERRNO.ok
    },
    fd_close: () => ERRNO.ok,
    fd_read: (_fd: number, list: number, count: number, result: number) =>
      eachBuffer(list, count, result, buffer => {
        const size = Math.min(buffer.length, length - position)
        buffer.set(file.subarray(position, position + size))
        position += size
        return size
      }),
    fd_write: (fd: number, list: number, count: number, result: number) =>
      eachBuffer(list, count, result, buffer => {
        if (fd === FILE) return write(buffer)
        printed += buffer.toString()
        return buffer.length
      }),
    fd_seek(fd: number, offset: bigint, from: number, result: number) {
      if (fd !== FILE) return ERRNO.invalid
      position = [0, position, length][from]! + Number(offset)
      view().setBigUint64(result, BigInt(position), true)
      return ERRNO.ok
    },
    fd_tell(_fd: number, result: number) {
      view().setBigUint64(result, BigInt(position), true)
      return ERRNO.ok
    },
    proc_exit(code: number) {
      throw new Exit(code)
    },
  }
  const imports = new Proxy(host, { get: (known, name: string) => known[name] ?? (() => ERRNO.unsupported) })
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: imports as never,
    wasi_unstable: imports as never,
  })
  memory = instance.exports['memory'] as WebAssembly.Memory
  try {
    ;(instance.exports['_start'] as () => void)()
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    if (error.code !== 0) throw new Error(`${error.message}: ${printed}`)
  }
  return file.subarray(0, length)
}
