import { BadRequestException, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { FulfillmentService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { verifyWebhook, type WebhookEvent, WaypostError } from '@waypost/sdk';
import type { Request } from 'express';
import { moveFulfillments } from './move-fulfillments.ts';
import { WaypostService } from './waypost.service.ts';

@Controller('waypost/webhook')
export class WebhookController {
  constructor(
    private readonly service: WaypostService,
    private readonly contexts: RequestContextService,
    private readonly connection: TransactionalConnection,
    private readonly fulfillments: FulfillmentService,
  ) {}

  /** The body is a Buffer: the plugin keeps it from being parsed before its signature was checked. */
  @Post()
  @HttpCode(204)
  async receive(@Req() request: Request): Promise<void> {
    const event = await this.verify(request);
    // the default channel has every order
    const ctx = await this.contexts.create({ apiType: 'admin' });
    await moveFulfillments(ctx, this.connection, this.fulfillments, event);
  }

  private async verify({ body, headers }: Request): Promise<WebhookEvent> {
    try {
      if (!Buffer.isBuffer(body)) throw new BadRequestException('The body is not JSON.');
      return await verifyWebhook(body, headers, this.service.options.webhookSecret);
    } catch (error) {
      if (error instanceof WaypostError) throw new BadRequestException(error.message);
      throw error;
    }
  }
}
