#!/usr/bin/env node
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createWaypost } from '@waypost/sdk';
import { readConfig } from './config.ts';
import { createMcpServer } from './create-mcp-server.ts';

try {
  const waypost = createWaypost({ ...readConfig(), userAgent: 'waypost-mcp/1' });
  // asked once: a key cannot change its mode
  const { mode } = await waypost.me.read();
  serveStdio(() => createMcpServer(waypost, mode));
} catch (error) {
  // standard output belongs to the protocol
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
