"""Carries connections to 127.0.0.1:3128 on to a Unix socket: python3 -c <this> <socket>. For machines without perl."""

import asyncio
import sys


async def copy(reader, writer):
    while data := await reader.read(262144):
        writer.write(data)
        await writer.drain()
    writer.write_eof()


async def serve(reader, writer):
    ends = [writer]
    try:
        proxied = await asyncio.open_unix_connection(sys.argv[1])
        ends.append(proxied[1])
        await asyncio.gather(copy(reader, proxied[1]), copy(proxied[0], writer))
    except OSError:
        pass  # one side has gone, and so goes the other
    finally:
        for end in ends:
            end.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 3128)
    await server.serve_forever()


asyncio.run(main())
